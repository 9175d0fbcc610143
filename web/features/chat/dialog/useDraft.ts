import { useEffect, useRef, useState } from 'react';
import { readOwn, writeOwn } from '../conversation/ownEntry.ts';
import type { Owner } from '../conversation/ownEntry.ts';

const storageName = 'chatDraft';

/** Text that this person typed in this tab and did not send. */
const storedDraft = (owner: Owner): string => {
  const kept = readOwn(storageName, owner);
  return typeof kept === 'string' ? kept : '';
};

/**
 * The text of the field. Text that was typed or put back stays in this tab when the chat is closed, until it is sent.
 * @param preset text to start with instead; editable and not sent by itself
 * @param unsent a message without a reply: it is put back until it is sent again
 * @param owner whose text it is
 */
export const useDraft = (preset: string, unsent: string | null, owner: Owner) => {
  const [text, setText] = useState(() => preset || storedDraft(owner));
  // Text that was typed elsewhere waits until the preset is gone, and is not overwritten by it.
  const [isBehind, setBehind] = useState(() => preset !== '' && storedDraft(owner) !== '');
  const [readFor, setReadFor] = useState(owner);
  if (readFor !== owner) {
    // It became known after the chat was opened who is signed in.
    setReadFor(owner);
    setBehind(storedDraft(owner) !== '');
  }
  const [stored, setStored] = useState(unsent);
  if (stored !== unsent) {
    setStored(unsent);
    // Text that the traveller has started to write meanwhile stays.
    if (unsent !== null && text === '') setText(unsent);
    if (unsent === null && text === stored) setText('');
  }
  const known = useRef(text);
  if (isBehind && text === '') {
    // The preset was sent or deleted, so the waiting text is next.
    setBehind(false);
    setText(storedDraft(owner));
  }
  useEffect(() => {
    // The first text of the field is either stored already or an unchanged preset.
    if (text === known.current || isBehind || owner === undefined) return;
    known.current = text;
    writeOwn(storageName, owner, text);
  }, [text, isBehind, owner]);
  return [text, setText] as const;
};
