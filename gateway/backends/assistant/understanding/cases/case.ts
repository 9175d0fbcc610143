import type { MessageContext } from '../goals/message-context.ts';

/** A message, its expected `summaryOf`, and changes to the context of a new conversation. */
export type Case = readonly [message: string, expected: string, context?: Partial<MessageContext>];
