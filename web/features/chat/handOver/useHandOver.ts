import { useRef, useState } from 'react';
import { useTalkToPersonMutation } from '#generated/graphql.ts';
import { failureCode } from '#lib/failures/errors.ts';
import type { FailureCode } from '#lib/failures/errors.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { shownFields, badHandOverFields, handOverFields } from './handOverForm.ts';
import type { HandOverField, HandOverForm } from './handOverForm.ts';

const emptyForm = { name: '', email: '', phone: '', note: '', preferredContact: 'email' } as const;

/** Converts the form to the input of the mutation, without the fields that are not shown. */
const inputOf = (form: HandOverForm, isMember: boolean) => {
  const shown = shownFields(form, isMember);
  const text = (field: HandOverField) => (shown.includes(field) ? form[field].trim() : '');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    note: text('note'),
    preferredContact: form.preferredContact,
  };
};

/** State of the form to talk to a person. After any failure the typed text stays. */
export const useHandOver = (threadId: string | null) => {
  const { viewer } = useViewer();
  const isMember = viewer !== null;
  const [typed, setTyped] = useState<Partial<HandOverForm>>({});
  // Who is signed in may become known only after the dialog has opened.
  const form: HandOverForm = { ...emptyForm, phone: viewer?.phone ?? '', ...typed };
  const [wrong, setWrong] = useState<readonly HandOverField[]>([]);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [isSent, setSent] = useState(false);
  const [talkToPerson, { loading }] = useTalkToPersonMutation();
  const isBusy = useRef(false);

  const change = (part: Partial<HandOverForm>) => {
    setTyped((last) => ({ ...last, ...part }));
    setWrong((fields) => fields.filter((field) => !(field in part) && !('preferredContact' in part)));
  };

  const send = async () => {
    const { data } = await talkToPerson({
      variables: { input: { threadId, ...inputOf(form, isMember) } },
    });
    if (data?.talkToPerson.__typename === 'MessageAccepted') {
      setSent(true);
      setTyped((last) => ({ ...last, note: '' }));
      return;
    }
    const fields = data?.talkToPerson.__typename === 'MessageRefused' ? data.talkToPerson.fields : [];
    const known = handOverFields.filter((field) => fields.includes(field));
    setWrong(known);
    if (known.length === 0) setFailure('BAD_USER_INPUT');
  };

  /**
   * Sends the form.
   * @returns fields to correct, in which case nothing was sent
   */
  const submit = (): readonly HandOverField[] => {
    if (isBusy.current) return [];
    const bad = badHandOverFields(form, isMember);
    setWrong(bad);
    setFailure(null);
    if (bad.length > 0) return bad;
    isBusy.current = true;
    send()
      .catch((error: unknown) => setFailure(failureCode(error)))
      .finally(() => {
        isBusy.current = false;
      });
    return [];
  };

  /** Shows the form again without errors, so that another request can be sent; typed contact details stay. */
  const begin = () => {
    setSent(false);
    setFailure(null);
    setWrong([]);
  };
  return { form, change, wrong, failure, isSent, isSending: loading, submit, begin, viewer };
};
