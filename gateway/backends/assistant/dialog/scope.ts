import type { Language } from '../language.ts';
import { ToolFailed, type Tools } from '../tools/tools.ts';
import type { Text } from '../texts/say.ts';
import type { Reading } from '../understanding/reading.ts';
import type { Reply, ChatContext } from './responder.ts';
import type { DialogState } from './state.ts';

/**
 * Everything that a planner may use to answer one message. A planner is a function from a scope and a state to a
 * reply with the next state.
 */
export interface Scope {
  /** The message as it was written: for finding words in it, not for repeating it. */
  readonly message: string;
  readonly language: Language;
  /** The traveller's calendar day, `yyyy-MM-dd`. */
  readonly today: string;
  readonly context: ChatContext;
  readonly isSignedIn: boolean;
  readonly reading: Reading;
  readonly tools: Tools;
  /** Open questions and proposals of the last reply; the state itself no longer has them. */
  readonly before: Pick<DialogState, 'asked' | 'choices' | 'proposal'>;
  /** Stores the changes of a message, in case a tool fails later in the turn. */
  remember(state: DialogState): void;
}

/** A reply whose texts are not yet in a language, and the state of the conversation after it. */
export interface Plan extends Omit<Reply, 'text' | 'suggestions'> {
  readonly text: Text;
  readonly suggestions: readonly Text[];
  readonly state: DialogState;
}

export type Planner = (scope: Scope, state: DialogState) => Promise<Plan>;

/** A neutral reply without suggestions and actions, unless `more` has them. */
export const reply = (
  text: Text,
  state: DialogState,
  more: Partial<Pick<Plan, 'suggestions' | 'actions' | 'mood'>> = {},
): Plan => ({ text, state, suggestions: [], actions: [], mood: 'neutral', ...more });

/** A result, or null when the tool fails: for results that a reply does not need. */
export async function orNull<T>(result: Promise<T>): Promise<T | null> {
  try {
    return await result;
  } catch (cause) {
    if (cause instanceof ToolFailed) return null;
    throw cause;
  }
}
