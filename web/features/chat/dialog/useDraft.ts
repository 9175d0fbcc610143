import { useEffect, useRef, useState } from 'react';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

const storageName = 'chatDraft';

/** Text that was typed in this tab and not sent. */
const storedDraft = (): string => {
  const kept = readTab(storageName);
  return typeof kept === 'string' ? kept : '';
};

/**
 * The text of the field. Text that was typed or put back stays in this tab when the chat is closed, until it is sent.
 * @param preset text to start with instead; editable and not sent by itself
 * @param unsent a message without a reply: it is put back until it is sent again
 */
export const useDraft = (preset: string, unsent: string | null) => {
  const [text, setText] = useState(() => preset || storedDraft());
  const [stored, setStored] = useState(unsent);
  if (stored !== unsent) {
    setStored(unsent);
    // Text that the traveller has started to write meanwhile stays.
    if (unsent !== null && text === '') setText(unsent);
    if (unsent === null && text === stored) setText('');
  }
  const known = useRef(text);
  // Text that was typed elsewhere waits until the preset is gone, and is not overwritten by it.
  const [isBehind, setBehind] = useState(() => preset !== '' && storedDraft() !== '');
  if (isBehind && text === '') {
    // The preset was sent or deleted, so the waiting text is next.
    setBehind(false);
    setText(storedDraft());
  }
  useEffect(() => {
    // The first text of the field is either stored already or an unchanged preset.
    if (text === known.current || isBehind) return;
    known.current = text;
    writeTab(storageName, text);
  }, [text, isBehind]);
  return [text, setText] as const;
};
