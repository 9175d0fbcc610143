import type { MailContent, MailLetter, MailRow } from '../mail-content.ts';
import { isolated } from '../mail.words.ts';

/** Wraps a text in a left-to-right isolate. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

const rowLine = ({ label, value, url, isLeftToRight = false }: MailRow): string =>
  `${label}: ${url ?? (isLeftToRight ? leftToRight(value) : isolated(value))}`;

/** A letter, and below it the answered message with “>” before each line. */
const letterBlocks = ({ text, quoted }: MailLetter): string[] => [
  text,
  ...(quoted
    ? [
        quoted.heading,
        quoted.text
          .split('\n')
          .map((line) => `> ${line}`.trimEnd())
          .join('\n'),
      ]
    : []),
];

/** The mail as plain text, for mail programs without HTML. */
export function mailText(content: MailContent, brandName: string): string {
  const sections = content.sections.map(({ heading, rows, note }) =>
    [heading.toUpperCase(), ...rows.map(rowLine), ...(note ? [note] : [])].join('\n'),
  );
  const blocks = [
    brandName,
    content.title,
    ...content.paragraphs,
    ...(content.letter ? letterBlocks(content.letter) : []),
    ...sections,
    ...(content.link ? [`${content.link.label}:\n${content.link.url}`] : []),
    `--\n${content.footer.join('\n')}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}
