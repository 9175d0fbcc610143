/** Words that may name a place. The gateway knows which do. */
export interface PlaceMention {
  /** Folded, one to four words, with alternatives if a Hebrew letter may be a prefix, likelier spelling first. */
  readonly spellings: readonly string[];
  /** True after “in”, “to”, a prefix ל or ב and the like, where a place is expected. */
  readonly isMarked: boolean;
  /** Everyday words, which are not a place unless its name is exactly the same. */
  readonly isEveryday?: boolean | undefined;
  /** They stand where a message names its place: after “in”, or at its beginning or end beside days or people. */
  readonly isClear?: boolean | undefined;
  /** The message retracts it for a place named later. It is searched only when the later one is not found. */
  readonly isRetracted?: boolean | undefined;
}
