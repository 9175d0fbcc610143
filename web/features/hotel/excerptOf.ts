/** Longest excerpt in characters: about four lines on a wide screen. */
const MAX_EXCERPT_LENGTH = 360;
/** Shortest excerpt in characters: a shorter start says too little. */
const MIN_EXCERPT_LENGTH = MAX_EXCERPT_LENGTH / 3;

/**
 * The first paragraphs of a long text, its first sentences when the paragraphs are long, otherwise its first words and
 * an ellipsis; null when the text is short enough, or nearly, to be shown completely.
 */
export function excerptOf(text: string): string | null {
  if (text.length <= MAX_EXCERPT_LENGTH * 1.3) return null;
  const start = text.slice(0, MAX_EXCERPT_LENGTH);
  const paragraph = start.lastIndexOf('\n\n');
  if (paragraph >= MIN_EXCERPT_LENGTH) return start.slice(0, paragraph).trimEnd();
  // At least three letters or digits before the full stop: "St." and "5 p.m." do not end a sentence.
  const sentence = start.search(/(?<=[\p{L}\d]{3}\.)\s(?![\s\S]*[\p{L}\d]{3}\.\s)/u);
  if (sentence >= MIN_EXCERPT_LENGTH) return start.slice(0, sentence);
  const word = start.lastIndexOf(' ');
  return `${start.slice(0, word >= MIN_EXCERPT_LENGTH ? word : MAX_EXCERPT_LENGTH).trimEnd()}…`;
}
