/** Words of a run that something was read from; `to` is after the last letter. */
export interface Span {
  readonly run: number;
  readonly from: number;
  readonly to: number;
}

/** What was read, and from which words. */
export interface Read<T> {
  readonly value: T;
  readonly spans: readonly Span[];
}

/** Stands for a letter that was read. */
const TAKEN = '\0';

/** The runs with the words of the spans taken out, every other letter where it was. */
export const without = (runs: readonly string[], spans: readonly Span[]): readonly string[] =>
  runs.map((text, run) =>
    spans
      .filter((span) => span.run === run)
      .reduce((left, { from, to }) => left.slice(0, from) + TAKEN.repeat(to - from) + left.slice(to), text),
  );

const EDGES = /^[\s,.;:!?&+–—-]+|[\s,;:!?&+–—-]+$/gu;
const JOINT = /^(?:and|plus|also)(?=\s)|\s(?:and|with|plus|also|for|from|in|on)$/giu;
const JOINTS_ONLY =
  /^(?:(?:and|with|plus|also|for|from|in|on|a|the|stay|trip|total|ו|עם|כולל|וגם|גם|של)(?:\s+|$))*$/iu;

const trimmed = (text: string): string =>
  text.replaceAll(EDGES, '').replaceAll(JOINT, '').replaceAll(EDGES, '');

/** What is left of the runs without the spans, as it was typed: no piece that only joins others. */
export const leftOf = (runs: readonly string[], spans: readonly Span[]): readonly string[] =>
  without(runs, spans).flatMap((text, run) => {
    if (text === runs[run]) return [text];
    return text
      .split(/\0+/u)
      .map(trimmed)
      .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !JOINTS_ONLY.test(piece));
  });

/** All places where a pattern without the flag `g` stands in the runs as whole words. */
export const placesOf = (
  runs: readonly string[],
  pattern: string,
): readonly { readonly match: RegExpExecArray; readonly span: Span }[] => {
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu');
  return runs.flatMap((text, run) =>
    [...text.matchAll(whole)].map((match) => ({
      match,
      span: { run, from: match.index, to: match.index + match[0].length },
    })),
  );
};
