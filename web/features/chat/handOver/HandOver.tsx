import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { PreferredContact } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { problemText } from '#lib/failures/problemText.ts';
import { focusField } from '#ui/focusField.ts';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import styles from './HandOver.module.css';
import { contactNames, messages, problems } from './handOver.messages.ts';
import { shownFields, handOverLimits } from './handOverForm.ts';
import type { HandOverField } from './handOverForm.ts';
import type { useHandOver } from './useHandOver.ts';

const contacts = ['email', 'phone', 'whatsapp'] as const satisfies readonly PreferredContact[];

interface HandOverProps {
  /** Id of the form, for a submit button outside it. */
  id: string;
  handOver: ReturnType<typeof useHandOver>;
  /** True when there is a conversation to send along. */
  hasConversation: boolean;
}

type FieldProps = Pick<HandOverProps, 'handOver'> & { field: HandOverField };

const looks = {
  name: { autoComplete: 'name', dir: 'auto' },
  email: { autoComplete: 'email', type: 'email', dir: 'ltr' },
  phone: { autoComplete: 'tel', type: 'tel', dir: 'ltr' },
  note: { isMultiline: true, rows: 3, dir: 'auto' },
} as const;

function Field({ handOver, field }: FieldProps) {
  const intl = useIntl();
  const { form, change, wrong } = handOver;
  return (
    <div data-field={field}>
      <TextField
        {...looks[field]}
        name={field}
        label={intl.formatMessage(messages[field])}
        isRequired={field !== 'note'}
        maxLength={handOverLimits[field]}
        value={form[field]}
        onChange={(value) => change({ [field]: value })}
        {...(wrong.includes(field) ? { error: intl.formatMessage(problems[field]) } : {})}
      />
    </div>
  );
}

function Contact({ handOver: { form, change } }: Pick<HandOverProps, 'handOver'>) {
  const intl = useIntl();
  return (
    <RadioGroup
      label={intl.formatMessage(messages.contact)}
      orientation="horizontal"
      value={form.preferredContact}
      onChange={(id) => {
        const preferredContact = contacts.find((contact) => contact === id);
        if (preferredContact) change({ preferredContact });
      }}
      options={contacts.map((id) => ({ id, label: intl.formatMessage(contactNames[id]) }))}
    />
  );
}

/** Focuses a heading when it is mounted, so that a screen reader continues there. */
const useFocusOnArrival = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return heading;
};

function Sent() {
  const heading = useFocusOnArrival();
  return (
    <div className={styles.sent}>
      <span className={styles.check}>
        <Icon icon={CircleCheck} size={36} />
      </span>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        <Text message={messages.sent} />
      </h3>
      <p className={styles.line}>
        <Text message={messages.sentLine} />
      </p>
    </div>
  );
}

function Form({ id, handOver, hasConversation }: HandOverProps) {
  const heading = useFocusOnArrival();
  const frame = useRef<HTMLFormElement>(null);
  const { form, viewer, failure, submit } = handOver;
  const email = <bdi key="email">{viewer?.email}</bdi>;
  return (
    <form
      id={id}
      ref={frame}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const [first] = submit();
        focusField(frame.current?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, textarea)`));
      }}
    >
      <div>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          <Text message={messages.title} />
        </h3>
        <p className={styles.line}>
          <Text message={hasConversation ? messages.lead : messages.leadAlone} />
        </p>
      </div>
      {failure && (
        <Notice tone="danger" role="alert">
          <Text message={problemText(failure)} />
        </Notice>
      )}
      {!viewer && <Field handOver={handOver} field="name" />}
      <Contact handOver={handOver} />
      {viewer && form.preferredContact === 'email' && (
        <p className={styles.line}>
          <Text message={messages.member} values={{ email }} />
        </p>
      )}
      {shownFields(form, viewer !== null)
        .filter((field) => field !== 'name')
        .map((field) => (
          <Field key={field} handOver={handOver} field={field} />
        ))}
    </form>
  );
}

/**
 * Form to talk to a person, or the confirmation once it was sent. The id of the conversation's thread is sent along.
 */
export function HandOver(props: HandOverProps) {
  return (
    <div className={styles.body} aria-busy={props.handOver.isSending}>
      {props.handOver.isSent ? <Sent /> : <Form {...props} />}
    </div>
  );
}
