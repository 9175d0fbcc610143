/** A conversation that the assistant handed over, as it is shown to administrators. */
export interface HandedOverText {
  /** The traveller's note; empty without one. */
  readonly note: string;
  /** True when the start of the conversation was cut off. */
  readonly isCut: boolean;
  readonly turns: readonly {
    /** Counted from 1. */
    readonly nth: number;
    readonly isAssistant: boolean;
    readonly text: string;
  }[];
}

/** The first line of a turn; “…” marks a conversation whose start was cut off. Further lines of a turn are indented. */
const begins = /^(?:(Traveller|Sherry): |…)/;

/** Parses the text of a handed-over conversation: the note, then the turns with their authors. */
export const readHandedOver = (text: string): HandedOverText => {
  const note: string[] = [];
  const turns: { isAssistant: boolean; lines: string[] }[] = [];
  let isCut = false;
  for (const line of text.split('\n')) {
    const [mark, speaker] = begins.exec(line) ?? [];
    const current = turns.at(-1);
    if (mark === '…' && !current) isCut = true;
    if (speaker !== undefined)
      turns.push({ isAssistant: speaker === 'Sherry', lines: [line.slice(mark?.length)] });
    else if (current) current.lines.push(line.replace(/^ {2}/, ''));
    // A turn whose start was cut off does not say who wrote it.
    else if (!isCut) note.push(line);
  }
  return {
    note: note.join('\n').trim(),
    isCut,
    turns: turns.map(({ isAssistant, lines }, at) => ({ nth: at + 1, isAssistant, text: lines.join('\n') })),
  };
};
