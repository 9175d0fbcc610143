import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderRoute } from '../testing/renderRoute.tsx';
import { KitPage } from './KitPage.tsx';

describe('the page with all components', () => {
  it('shows every group, in both themes', async () => {
    const { user } = renderRoute(<KitPage />);
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([
      'Buttons',
      'Icon buttons and links',
      'Fields',
      'Choices',
      'Badges, scores and prices',
      'Sherry, people and pictures',
      'Tabs and steps',
      'Notices',
      'Loading',
      'Empty',
      'Table and figures',
      'Dialogs and messages',
      'Maps',
      'Hotel cards',
    ]);
    await user.click(screen.getByRole('button', { name: 'dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    const cards = within(screen.getByRole('region', { name: 'Hotel cards' }));
    expect(cards.getAllByRole('article')).toHaveLength(5);
  });
});
