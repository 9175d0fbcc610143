import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pageTexts } from '#web/build/texts/texts.ts';
import { root, sourceFiles } from '../support/source-files.ts';

/** The features that show the texts of each group; their pages, or links to them, load the group. */
const features = {
  admin: ['admin'],
  hotel: ['hotel', 'static-pages'],
  checkout: ['checkout'],
  more: ['chat', 'compare', 'contact', 'favorites', 'map', 'profile', 'review', 'teasers'],
} as const satisfies Record<keyof typeof pageTexts, readonly string[]>;

const messagesFiles = sourceFiles(['web'], /\.messages\.ts$/);

it.each(Object.entries(pageTexts))('texts of the group %s are used by its own pages only', (group, files) => {
  const ids = files.flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(root, `web/i18n/catalogues/he/${file}.json`), 'utf8'))),
  );
  expect(ids.length).toBeGreaterThan(5);
  const own = Object.entries(features).find(([name]) => name === group)?.[1] ?? [];
  const elsewhere = messagesFiles.filter(
    ({ path, text }) =>
      !own.some((feature) => path.includes(`features/${feature}/`)) &&
      ids.some((id) => text.includes(`'${id}'`)),
  );
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});
