/** A start that fails for a reason that the operator can fix: the message is a sentence, shown without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
