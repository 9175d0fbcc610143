import type { Page } from 'playwright-core';

/** Accessibility roles of controls. */
const controls: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'menuitemradio',
  'option',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'switch',
  'tab',
  'textbox',
]);

/** Roles of containers within which control names have to be unique. */
const places: ReadonlySet<string> = new Set([
  'article',
  'banner',
  'contentinfo',
  'dialog',
  'form',
  'group',
  'listbox',
  'listitem',
  'main',
  'menu',
  'navigation',
  'radiogroup',
  'region',
  'row',
  'tabpanel',
]);

/** Roles of containers that need a name. */
const named: ReadonlySet<string> = new Set(['alertdialog', 'dialog', 'listbox', 'menu']);

/** Hidden buttons of the component library that close a popover, before and after its content. */
const closers: ReadonlySet<string> = new Set(['Dismiss', 'סגירה', 'تجاهل']);

/** One language for each script: Latin, Hebrew and Arabic. */
export type NamedLanguage = 'en' | 'he' | 'ar';

/** Letters of another script than the language's; digits and punctuation are ignored. */
const foreign: Readonly<Record<NamedLanguage, RegExp>> = {
  en: /[\u0590-\u06ff]/,
  he: /[a-z]{2}|[\u0600-\u06ff]/i,
  ar: /[a-z]{2}|[\u0590-\u05ff]/i,
};

/**
 * Texts that the page marks as names or as another language: names of hotels and people, email addresses,
 * currency codes.
 */
const ownWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marked = document.querySelectorAll('bdi, body [lang], body [lang] :is(a, button), h1');
    const texts = [...marked].map((it) => it.textContent.trim()).filter((text) => text.length > 1);
    return [...new Set(texts)].toSorted((one, other) => other.length - one.length);
  });

/**
 * Written the same in every language: codes like USD, HTML or CSV, email addresses, the brand, its assistant
 * and another company.
 */
const international = /\b(?:[A-Z]{3,4}|Solera|Sherry|Tripadvisor)\b|\S+@\S+/g;

/**
 * Problems as readable texts: controls without a name, with the same name as another in the same container,
 * or with a name in the wrong language.
 */
export async function nameProblems(page: Page, language: NamedLanguage): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const proper = await ownWords(page);
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  type Node = (typeof nodes)[number];
  const roleOf = (node: Node) => String(node.role?.value ?? '');
  const placeOf = (node: Node): Node | undefined => {
    const parent = byId.get(node.parentId ?? '');
    return !parent || (!parent.ignored && places.has(roleOf(parent))) ? parent : placeOf(parent);
  };
  const taken = new Map<string, string>();
  const problems: string[] = [];
  for (const node of nodes) {
    const role = roleOf(node);
    const name = String(node.name?.value ?? '').trim();
    if (!node.ignored && named.has(role) && !name) problems.push(`a ${role} without a name`);
    if (node.ignored || !controls.has(role) || (role === 'button' && closers.has(name))) continue;
    const place = placeOf(node);
    const where = place ? `${roleOf(place)} “${String(place.name?.value ?? '')}”` : 'the page';
    if (!name) problems.push(`a ${role} without a name in ${where}`);
    const target = String(node.properties?.find((each) => each.name === 'url')?.value.value ?? node.nodeId);
    const key = JSON.stringify([role, name, place?.nodeId]);
    if (name && place && (taken.get(key) ?? target) !== target)
      problems.push(`another ${role} “${name}” in ${where}`);
    taken.set(key, target);
    const rest = proper.reduce((text, each) => text.replaceAll(each, ''), name).replaceAll(international, '');
    if (foreign[language].test(rest)) problems.push(`${role} “${name}” in ${where} is not ${language}`);
  }
  return problems;
}
