import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pagePaths } from '#shared/routes/page-paths.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { Footer } from './Footer.tsx';

it('the footer links to existing pages, legal texts first and contact last', () => {
  renderRoute(<Footer />);
  const nav = screen.getByRole('navigation', { name: 'About this site' });
  const hrefs = within(nav)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(hrefs).toEqual([
    '/Privacy',
    '/TermsOfUse',
    '/Security',
    '/CancellationPolicy',
    '/Accessibility',
    '/Contact',
  ]);
  const pages: readonly string[] = pagePaths;
  expect(hrefs.filter((href) => !pages.includes(href))).toEqual([]);
});
