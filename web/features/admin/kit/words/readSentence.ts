type Values = Readonly<Record<string, string>>;

const gap = /\{(\w+)\}/;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** The values in the placeholders of a sentence, by name; null when the text is another sentence. */
function valuesIn(text: string, sentence: string): Values | null {
  const [head = '', ...rest] = sentence.split(gap);
  const names = rest.filter((_, index) => index % 2 === 0);
  const between = rest.filter((_, index) => index % 2 === 1);
  const pattern = [escaped(head), ...between.map((part) => `(.+)${escaped(part)}`)].join('');
  const found = new RegExp(`^${pattern}$`, 's').exec(text);
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}

/**
 * Finds the known sentence that matches a stored text, with the values of its placeholders; null for any other text.
 */
export function readSentence<Key extends string>(
  text: string,
  sentences: Readonly<Record<Key, string>>,
): { readonly key: Key; readonly values: Values } | null {
  for (const key in sentences) {
    const values = valuesIn(text, sentences[key]);
    if (values) return { key, values };
  }
  return null;
}
