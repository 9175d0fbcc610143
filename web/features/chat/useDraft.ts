import { useState } from 'react';

/**
 * The text of the field.
 * @param preset text to begin with; editable and not sent by itself
 * @param unsent a message that got no answer: it is put back until it is sent again
 */
export const useDraft = (preset: string, unsent: string | null) => {
  const [text, setText] = useState(preset);
  const [kept, setKept] = useState(unsent);
  if (kept !== unsent) {
    setKept(unsent);
    // What the traveller has begun to write meanwhile is his.
    if (unsent !== null && text === '') setText(unsent);
    if (unsent === null && text === kept) setText('');
  }
  return [text, setText] as const;
};
