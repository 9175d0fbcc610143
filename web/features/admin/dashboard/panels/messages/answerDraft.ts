import { randomId } from '#lib/storage/randomId.ts';
import { readTab, writeTab } from '#lib/storage/tabStorage.ts';

/** An answer that is not sent yet. */
export interface AnswerDraft {
  readonly text: string;
  /**
   * Key of the attempt to send exactly this text; null before the first. A repeated attempt has the same key, so the
   * text is stored once.
   */
  readonly key: string | null;
}

export const maxAnswer = 5_000;

const emptyDraft: AnswerDraft = { text: '', key: null };

const nameOf = (messageId: string): string => `answer.${messageId}`;

/** Reads the unsent answer to a message from this tab's storage; empty when there is none or it cannot be read. */
export const readAnswer = (messageId: string): AnswerDraft => {
  const stored = readTab(nameOf(messageId));
  if (typeof stored !== 'object' || stored === null) return emptyDraft;
  const { text, key }: Record<string, unknown> = { ...stored };
  return typeof text === 'string' ? { text, key: typeof key === 'string' ? key : null } : emptyDraft;
};

/** Stores the unsent answer for this tab, so that it survives a reload; null deletes it. */
export const storeAnswer = (messageId: string, draft: AnswerDraft | null): void =>
  writeTab(nameOf(messageId), draft);

/** The draft with its attempt key, which is created for the first attempt. */
export const withAttemptKey = (draft: AnswerDraft): AnswerDraft & { readonly key: string } => ({
  ...draft,
  key: draft.key ?? randomId(),
});

export type AnswerError = 'EMPTY_TEXT' | 'LONG_TEXT';

/** Why a text cannot be sent; null when it can. Whitespace around it is not sent. */
export const answerError = (text: string): AnswerError | null => {
  const { length } = text.trim();
  if (length === 0) return 'EMPTY_TEXT';
  return length > maxAnswer ? 'LONG_TEXT' : null;
};
