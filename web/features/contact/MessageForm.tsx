import { Mail, Phone, Send } from 'lucide-react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { problemText } from '#lib/failures/problemText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { focusField } from '#ui/focusField.ts';
import { Notice } from '#ui/Notice.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { Select } from '#ui/Select.tsx';
import { TextField } from '#ui/TextField.tsx';
import { contactLimits, subjects, waysToAnswer } from './contactForm.ts';
import type { ContactField } from './contactForm.ts';
import { form as texts, problems, subjectNames, ways } from './ContactPage.messages.ts';
import styles from './ContactPage.module.css';
import { useContactForm } from './useContactForm.ts';

const looks = {
  name: { autoComplete: 'name', dir: 'auto', isRequired: true },
  email: { autoComplete: 'email', type: 'email', dir: 'ltr', icon: Mail, isRequired: true },
  phone: { autoComplete: 'tel', type: 'tel', dir: 'ltr', icon: Phone },
  message: { isMultiline: true, rows: 6, dir: 'auto', isRequired: true },
} as const;

type Desk = ReturnType<typeof useContactForm>;

function Field({ desk, field }: { desk: Desk; field: keyof typeof looks }) {
  const intl = useIntl();
  const { form, change, wrong } = desk;
  const isMissing = field === 'message' && form.message.trim() === '';
  const problem = problems[isMissing ? 'noMessage' : field];
  const wantsNumber = field === 'phone' && form.preferredContact !== 'email' && form.phone === '';
  return (
    <div data-field={field} className={field === 'message' ? styles.wide : undefined}>
      <TextField
        {...looks[field]}
        name={field}
        label={intl.formatMessage(texts[field])}
        maxLength={contactLimits[field]}
        value={form[field]}
        onChange={(value) => change({ [field]: value })}
        {...(wantsNumber ? { hint: intl.formatMessage(texts.phoneHint) } : {})}
        {...(wrong.includes(field) ? { error: intl.formatMessage(problem) } : {})}
      />
    </div>
  );
}

function SubjectField({ desk: { form, change, wrong } }: { desk: Desk }) {
  const intl = useIntl();
  return (
    <div data-field="subject">
      <Select
        label={intl.formatMessage(texts.subject)}
        placeholder={intl.formatMessage(texts.choose)}
        value={form.subject}
        onChange={(id) => change({ subject: subjects.find((subject) => subject === id) ?? null })}
        options={subjects.map((id) => ({ id, label: intl.formatMessage(subjectNames[id]) }))}
        {...(wrong.includes('subject') ? { error: intl.formatMessage(problems.subject) } : {})}
      />
    </div>
  );
}

function Ways({ desk: { form, change } }: { desk: Desk }) {
  const intl = useIntl();
  return (
    <RadioGroup
      className={styles.wide ?? ''}
      label={intl.formatMessage(texts.preferred)}
      orientation="horizontal"
      value={form.preferredContact}
      onChange={(id) => {
        const preferredContact = waysToAnswer.find((way) => way === id);
        if (preferredContact) change({ preferredContact });
      }}
      options={waysToAnswer.map((id) => ({ id, label: intl.formatMessage(ways[id]) }))}
    />
  );
}

/** The form for a message to the customer service. */
export function MessageForm() {
  const frame = useRef<HTMLFormElement>(null);
  const focusOn = (field: ContactField) =>
    focusField(
      frame.current?.querySelector<HTMLElement>(`[data-field="${field}"] :is(input, textarea, button)`),
    );
  const desk = useContactForm(focusOn);
  return (
    <Card as="section" aria-labelledby="contact-form-title">
      <form
        ref={frame}
        noValidate
        className={styles.form}
        aria-labelledby="contact-form-title"
        aria-busy={desk.isSending}
        onSubmit={(event) => {
          event.preventDefault();
          desk.submit();
        }}
      >
        <h2 id="contact-form-title" className="title">
          <Text message={texts.title} />
        </h2>
        {desk.failure && (
          <Notice tone="danger" role="alert">
            <Text message={problemText(desk.failure)} />
          </Notice>
        )}
        <div className={styles.fields}>
          <Field desk={desk} field="name" />
          <Field desk={desk} field="email" />
          <Field desk={desk} field="phone" />
          <SubjectField desk={desk} />
          <Field desk={desk} field="message" />
          <Ways desk={desk} />
        </div>
        <Button type="submit" icon={Send} flipIcon isPending={desk.isSending} className={styles.send ?? ''}>
          <Text message={desk.isSending ? texts.sending : texts.send} />
        </Button>
      </form>
    </Card>
  );
}
