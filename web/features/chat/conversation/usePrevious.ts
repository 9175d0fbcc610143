import { useState } from 'react';
import { converse, emptyConversation } from './conversation.ts';
import type { Conversation } from './conversation.ts';
import { readOwn, writeOwn } from './ownEntry.ts';
import type { Owner } from './ownEntry.ts';
import { readStored, toStored } from './storedConversation.ts';

const storageName = 'chat';

const readPrevious = (owner: Owner): Conversation | null => {
  const conversation = readStored(readOwn(storageName, owner));
  return conversation && converse(emptyConversation, { type: 'resumed', conversation });
};

/** Stores a conversation in this tab. */
export const storeConversation = (owner: Owner, conversation: Conversation): void =>
  writeOwn(storageName, owner, toStored(conversation));

interface Previous {
  /** The viewer's last conversation in this tab; null without a message, and while the viewer is unknown. */
  readonly previous: Conversation | null;
  /** Deletes the stored conversation. */
  readonly forgetPrevious: () => void;
}

/** The conversation that was stored in this tab when the chat was opened. */
export const usePrevious = (owner: Owner): Previous => {
  const [known, setKnown] = useState(() => ({ owner, previous: readPrevious(owner) }));
  // Who is signed in may become known only after the chat is open.
  if (known.owner !== owner) setKnown({ owner, previous: readPrevious(owner) });
  const forgetPrevious = () => {
    writeOwn(storageName, owner, null);
    setKnown({ owner, previous: null });
  };
  return { previous: known.previous, forgetPrevious };
};
