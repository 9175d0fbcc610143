import { useEffect, useRef, useState } from 'react';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

const storageName = 'chatDraft';

/** What was begun in this tab and not sent. */
const keptDraft = (): string => {
  const kept = readTab(storageName);
  return typeof kept === 'string' ? kept : '';
};

/**
 * The text of the field. What is typed or put back stays in this tab when the chat is closed, until it is sent.
 * @param preset text to begin with instead; editable and not sent by itself
 * @param unsent a message that got no answer: it is put back until it is sent again
 */
export const useDraft = (preset: string, unsent: string | null) => {
  const [text, setText] = useState(() => preset || keptDraft());
  const [kept, setKept] = useState(unsent);
  if (kept !== unsent) {
    setKept(unsent);
    // What the traveller has begun to write meanwhile is theirs.
    if (unsent !== null && text === '') setText(unsent);
    if (unsent === null && text === kept) setText('');
  }
  const known = useRef(text);
  // What was begun elsewhere waits behind a preset, and is not written over by it.
  const [isBehind, setBehind] = useState(() => preset !== '' && keptDraft() !== '');
  if (isBehind && text === '') {
    // The preset is sent, or taken out: what waited is next.
    setBehind(false);
    setText(keptDraft());
  }
  useEffect(() => {
    // What the field began with is the tab's already, or an unchanged preset.
    if (text === known.current || isBehind) return;
    known.current = text;
    writeTab(storageName, text);
  }, [text, isBehind]);
  return [text, setText] as const;
};
