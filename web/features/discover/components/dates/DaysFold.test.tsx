import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DaysFold } from './DaysFold.tsx';

const open = (query = '') => {
  const view = renderRoute(
    <DaysFold>
      <p>The other days</p>
    </DaysFold>,
    {
      address: `/?city=1${query}`,
    },
  );
  return { ...view, button: screen.getByRole('button', { name: 'Start on another day' }) };
};

it('the other days are collapsed until their button is pressed, which references the content it opens', async () => {
  const { user, button } = open();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const part = document.querySelector<HTMLElement>(`[id="${button.getAttribute('aria-controls')}"]`);
  expect(part && within(part).getByText('The other days')).toBeVisible();
});

it('the other days are expanded if the URL has a month', () => {
  const { button } = open(`&month=${addDays(today(), 20).slice(0, 7)}`);
  expect(button).toHaveAttribute('aria-expanded', 'true');
});
