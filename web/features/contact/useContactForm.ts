import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSendContactMutation } from '#generated/graphql.ts';
import { failureCode } from '#lib/failures/errors.ts';
import type { FailureCode } from '#lib/failures/errors.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { badContactFields, contactFields, storedContact } from './contactForm.ts';
import type { ContactField, ContactForm } from './contactForm.ts';
import { form as texts, subjectNames } from './ContactPage.messages.ts';

/** Minimum time that sending takes, in milliseconds. */
const SEND_MS = 2000;
const STORAGE = 'contact';

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * State of the contact form. After sending it is empty again except for a member's own data; if sending fails, the text
 * stays.
 */
export const useContactForm = (onRefused: (field: ContactField) => void) => {
  const intl = useIntl();
  const toasts = useToasts();
  const { viewer } = useViewer();
  // Stored for this tab only, so that typed text survives a reload or a visit to another page.
  const [typed, setTyped] = useState(() => storedContact(readTab(STORAGE)));
  useEffect(() => writeTab(STORAGE, typed), [typed]);
  const [whose, setWhose] = useState(viewer?.id);
  if (viewer?.id !== whose) {
    setWhose(viewer?.id);
    // Signing out clears the typed text.
    if (whose !== undefined) setTyped({});
  }
  const [wrong, setWrong] = useState<readonly ContactField[]>([]);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [isSending, setSending] = useState(false);
  // A ref, because a second click may come before the state of the first is rendered.
  const isBusy = useRef(false);
  const [sendContact] = useSendContactMutation();
  const form: ContactForm = {
    name: viewer?.fullName ?? '',
    email: viewer?.email ?? '',
    phone: '',
    subject: null,
    message: '',
    preferredContact: 'email',
    ...typed,
  };

  const refuse = (fields: readonly ContactField[]) => {
    setWrong(fields);
    if (fields[0]) onRefused(fields[0]);
  };

  const send = async () => {
    const input = {
      name: form.name.trim(),
      email: form.email.trim(),
      phone: form.phone.trim(),
      subject: form.subject ? intl.formatMessage(subjectNames[form.subject]) : '',
      message: form.message.trim(),
      preferredContact: form.preferredContact,
    };
    const [{ data }] = await Promise.all([sendContact({ variables: { input } }), wait(SEND_MS)]);
    if (data?.contact.__typename === 'MessageAccepted') {
      setTyped({});
      toasts.show({ tone: 'ok', text: intl.formatMessage(texts.thanks) });
      return;
    }
    const fields = data?.contact.__typename === 'MessageRefused' ? data.contact.fields : [];
    const known = contactFields.filter((field) => fields.includes(field));
    if (known.length === 0) setFailure('BAD_USER_INPUT');
    refuse(known);
  };

  return {
    form,
    wrong,
    failure,
    isSending,
    /** Stores typed text. Ignored while a message is being sent, because text typed then would be lost. */
    change: (part: Partial<ContactForm>) => {
      if (isBusy.current) return;
      setTyped((last) => ({ ...last, ...part }));
      setWrong((fields) => fields.filter((field) => !(field in part)));
    },
    submit: () => {
      if (isBusy.current) return;
      setFailure(null);
      const bad = badContactFields(form);
      refuse(bad);
      if (bad.length > 0) return;
      isBusy.current = true;
      setSending(true);
      send()
        .catch((error: unknown) => setFailure(failureCode(error)))
        .finally(() => {
          isBusy.current = false;
          setSending(false);
        });
    },
  };
};
