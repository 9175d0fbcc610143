/**
 * A start that cannot go on, for a reason that is somebody's to mend: the message is a sentence for the operator and is shown without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}
