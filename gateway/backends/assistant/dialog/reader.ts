/** The port between the dialog and the readers of messages: the rules (`understanding`) or a model (`model`). */
import { understand } from '../understanding/understand.ts';
import type { Reading } from '../understanding/reading.ts';
import type { MessageContext } from '../understanding/goals/message-context.ts';
import type { DialogState } from './state.ts';

/** A message with the facts about its conversation that a reader may use: no prices, bookings or names of guests. */
export interface Input {
  readonly message: string;
  readonly context: MessageContext;
  /** The traveller's earlier messages, oldest first. */
  readonly earlier: readonly string[];
  /** The current search. */
  readonly search: Pick<DialogState, 'stay' | 'party' | 'wishes'> & {
    readonly place: NonNullable<DialogState['place']>['name'] | null;
  };
}

/** Reads what a message wants. The same dialog then answers from tool results, whatever reader is used. */
export interface Reader {
  /** True when the traveller should see that the assistant is thinking. */
  readonly isSlow: boolean;
  /** @throws only the reason of an aborted `signal` */
  read(input: Input, signal: AbortSignal): Promise<Reading>;
}

/** The reader by rules. */
export const rulesReader: Reader = {
  isSlow: false,
  read: async ({ message, context }) => understand(message, context),
};
