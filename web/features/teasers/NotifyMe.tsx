import { BellRing, CircleCheck, Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { NotifyTopic } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { problemText } from '#lib/failures/problemText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { messages } from './teasers.messages.ts';
import styles from './TeaserPage.module.css';
import { useNotifyMe } from './useNotifyMe.ts';

type Desk = ReturnType<typeof useNotifyMe>;

/** Takes the focus, because the pressed button is gone. */
function Thanks({ email }: { email: string }) {
  const words = useRef<HTMLHeadingElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <Icon icon={CircleCheck} size={28} />
      <div>
        <h3 ref={words} tabIndex={-1} className={styles.thanksTitle}>
          <Text message={messages.thanks} />
        </h3>
        <p>
          <Text message={messages.thanksLine} values={{ email: <bdi key="email">{email}</bdi> }} />
        </p>
      </div>
    </div>
  );
}

function Form({ desk }: { desk: Desk }) {
  const intl = useIntl();
  const { viewer, failure } = desk;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  return (
    <form
      noValidate
      className={styles.notify}
      aria-labelledby="teaser-soon"
      onSubmit={(event) => {
        event.preventDefault();
        if (!desk.submit()) field.current?.focus();
      }}
    >
      <p className={styles.line}>
        {viewer ? (
          <Text message={messages.soonMember} values={{ email: <bdi key="email">{viewer.email}</bdi> }} />
        ) : (
          <Text message={messages.soonLine} />
        )}
      </p>
      {failure && (
        <Notice tone="danger" role="alert">
          <Text message={problemText(failure)} />
        </Notice>
      )}
      <div className={styles.ask}>
        {!viewer && (
          <TextField
            ref={field}
            name="email"
            type="email"
            icon={Mail}
            dir="ltr"
            autoComplete="email"
            maxLength={254}
            isRequired
            className={styles.address ?? ''}
            label={intl.formatMessage(messages.email)}
            value={desk.email}
            onChange={desk.change}
            {...(desk.isWrong ? { error: intl.formatMessage(messages.emailWrong) } : {})}
          />
        )}
        <Button type="submit" icon={BellRing} isPending={desk.isSending} className={styles.press ?? ''}>
          <Text message={messages.notify} />
        </Button>
      </div>
    </form>
  );
}

/** “Service Coming Soon” and the button that requests a message when the service starts. */
export function NotifyMe({ topic }: { topic: NotifyTopic }) {
  const intl = useIntl();
  const desk = useNotifyMe(topic);
  const { noted } = desk;
  return (
    <Card as="section" aria-labelledby="teaser-soon" className={styles.soon ?? ''}>
      <h2 id="teaser-soon" className="title">
        <Text message={messages.soon} />
      </h2>
      {noted !== null && <Thanks email={noted} />}
      {noted === null && desk.isLoading && (
        <SkeletonRegion label={intl.formatMessage(messages.loading)}>
          <Skeleton height="4.5rem" />
        </SkeletonRegion>
      )}
      {noted === null && !desk.isLoading && <Form desk={desk} />}
    </Card>
  );
}
