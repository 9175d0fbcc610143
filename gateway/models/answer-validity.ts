/**
 * What is noted of an answer while it is made: as long as what it says is so, the next visitor who asks the same may get
 * the same bytes.
 */
export interface AnswerValidity {
  /**
   * Told by a root field whose value is the same for everybody who asks it, as long as the condition is met.
   * @param isSo asked again for every visitor; must be quick
   */
  holdsWhile(isSo: () => boolean): void;
  /** A part of the answer came too late or could not be read: the next visitor may get more. */
  lacksParts(): void;
}
