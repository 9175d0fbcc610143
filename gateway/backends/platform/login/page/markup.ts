import { escapeUTF8 } from 'entities';

/** Text that is already safe markup. */
export interface Markup {
  readonly markup: string;
}

type Part = string | Markup | readonly Markup[] | null;

function render(part: Part): string {
  if (part === null) return '';
  if (typeof part === 'string') return escapeUTF8(part);
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('');
}

/** Escapes all inserted values except `Markup`. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { markup: String.raw({ raw: strings }, ...parts.map(render)) };
}

export const raw = (markup: string): Markup => ({ markup });

const icon = (paths: string): Markup =>
  raw(
    `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`,
  );
export const icons = {
  globe: icon(
    '<circle cx="12" cy="12" r="9"/><path d="M3 12h18M12 3c5 5.500 5 12.500 0 18-5-5.500-5-12.500 0-18Z"/>',
  ),
  person: icon('<circle cx="12" cy="8" r="4"/><path d="M4.500 20.500c1.200-4 4-6 7.500-6s6.300 2 7.500 6"/>'),
  mail: icon('<rect x="2.500" y="4.500" width="19" height="15" rx="2"/><path d="m3 7 9 6 9-6"/>'),
  lock: icon(
    '<rect x="4" y="10.500" width="16" height="10.500" rx="2"/><path d="M7.500 10.500V7.500a4.500 4.500 0 0 1 9 0v3"/>',
  ),
  eye: icon(
    '<path d="M2 12c2.500-4.700 5.800-7 10-7s7.500 2.300 10 7c-2.500 4.700-5.800 7-10 7s-7.500-2.300-10-7Z"/><circle cx="12" cy="12" r="3"/>',
  ),
};
