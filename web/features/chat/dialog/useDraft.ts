import { useEffect, useRef, useState } from 'react';
import { readOwn, writeOwn } from '../conversation/ownEntry.ts';
import type { Owner } from '../conversation/ownEntry.ts';

const storageName = 'chatDraft';

/** Text that the viewer typed in this tab and did not send. */
const storedDraft = (owner: Owner): string => {
  const stored = readOwn(storageName, owner);
  return typeof stored === 'string' ? stored : '';
};

/**
 * The text of the field. Text that was typed is stored in this tab until it is sent, so that it survives closing the
 * chat. An unsent message that was put back is stored only once it is edited: the conversation has it already.
 * @param preset text to start with instead; it can be edited and is not sent automatically
 * @param unsent a message without a reply that cannot be sent again in the conversation; it is put back into the field
 * @param owner viewer to whom the text belongs
 */
export const useDraft = (preset: string, unsent: string | null, owner: Owner) => {
  const [text, setText] = useState(() => preset || storedDraft(owner));
  // True while stored text waits until the preset is sent or deleted; until then it is not overwritten.
  const [isBehind, setBehind] = useState(() => preset !== '' && storedDraft(owner) !== '');
  const [readFor, setReadFor] = useState(owner);
  if (readFor !== owner) {
    // Who is signed in became known only after the chat was opened.
    setReadFor(owner);
    setBehind(storedDraft(owner) !== '');
  }
  const [stored, setStored] = useState<string | null>(null);
  if (stored !== unsent) {
    setStored(unsent);
    // Not if the traveller has started to write meanwhile.
    if (unsent !== null && text === '') setText(unsent);
    if (unsent === null && text === stored) setText('');
  }
  const kept = text === stored ? '' : text;
  const lastKept = useRef(text);
  if (isBehind && text === '') {
    // The preset was sent or deleted, so the stored text is shown.
    setBehind(false);
    setText(storedDraft(owner));
  }
  useEffect(() => {
    // The initial text is either stored already or an unchanged preset.
    if (kept === lastKept.current || isBehind || owner === undefined) return;
    lastKept.current = kept;
    writeOwn(storageName, owner, kept);
  }, [kept, isBehind, owner]);
  return [text, setText] as const;
};
