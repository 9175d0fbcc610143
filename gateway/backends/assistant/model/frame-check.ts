/** Checks that a frame says nothing that its message does not say. */
import type { MessageContext } from '../understanding/goals/message-context.ts';
import type { Reading } from '../understanding/reading.ts';

/** The frame contains something that its message does not say. */
export class FrameRejected extends Error {
  override readonly name = 'FrameRejected';
}

/** A message that a frame is checked against. */
export interface CheckedMessage {
  readonly text: string;
  readonly context: MessageContext;
  /** The rule-based reading of the same message. */
  readonly rules: Reading;
}

/** @throws FrameRejected unless the message says this part */
export function requireSaid(holds: boolean, part: string): void {
  if (!holds) throw new FrameRejected(`the message does not say: ${part}`);
}

/** Whether two values agree; a missing one agrees with any. */
export const agree = <T>(one: T | null | undefined, other: T | null | undefined): boolean =>
  one === null || one === undefined || other === null || other === undefined || one === other;
