import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { useWishNames } from './useWishNames.ts';

function Wishes() {
  const names = useWishNames();
  return <p>{names({ meals: ['Half Board'], freeCancellation: true })}</p>;
}

it.each([
  ['en', /^[^,،]+, [^,،]+$/],
  ['ar', /^[^,،]+، [^,،]+$/],
] as const)('filters are separated as the language separates a list: %s', async (language, pattern) => {
  await catalogues.load(language);
  renderRoute(<Wishes />, { language });
  expect(await screen.findByText(pattern)).toBeVisible();
});
