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

type NotifyState = ReturnType<typeof useNotifyMe>;

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

function Form({ state }: { state: NotifyState }) {
  const intl = useIntl();
  const { viewer, failure } = state;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  return (
    <form
      noValidate
      className={styles.notify}
      aria-labelledby="teaser-soon"
      onSubmit={(event) => {
        event.preventDefault();
        if (!state.submit()) field.current?.focus();
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
            value={state.email}
            onChange={state.change}
            {...(state.isWrong ? { error: intl.formatMessage(messages.emailWrong) } : {})}
          />
        )}
        <Button type="submit" icon={BellRing} isPending={state.isSending} className={styles.press ?? ''}>
          <Text message={messages.notify} />
        </Button>
      </div>
    </form>
  );
}

/** “Service Coming Soon” and a button to be notified when the service starts. */
export function NotifyMe({ topic }: { topic: NotifyTopic }) {
  const intl = useIntl();
  const state = useNotifyMe(topic);
  const { noted } = state;
  return (
    <Card as="section" aria-labelledby="teaser-soon" className={styles.soon ?? ''}>
      <h2 id="teaser-soon" className="title">
        <Text message={messages.soon} />
      </h2>
      {noted !== null && <Thanks email={noted} />}
      {noted === null && state.isLoading && (
        <SkeletonRegion label={intl.formatMessage(messages.loading)}>
          <Skeleton height="4.5rem" />
        </SkeletonRegion>
      )}
      {noted === null && !state.isLoading && <Form state={state} />}
    </Card>
  );
}
