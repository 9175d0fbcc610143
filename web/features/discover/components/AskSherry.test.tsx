import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChatOpening } from '../../../lib/ChatLauncher.tsx';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { emptyResult, placeMocks, searchMock } from '../testing/factories.ts';

const sentence = 'a quiet week for four with breakfast';

const open = (address = '/') => {
  const opened: ChatOpening[] = [];
  const mocks = [...placeMocks(), searchMock(() => emptyResult())];
  const chat = { open: (opening: ChatOpening) => void opened.push(opening) };
  return { opened, ...renderRoute(<DiscoverPage />, { address, mocks, chat }) };
};

it('is offered for words that name nothing, which go along', async () => {
  const { user, opened } = open();
  const box = screen.getByRole('combobox', { name: 'Destination' });
  await user.type(box, sentence);
  const row = await screen.findByRole('option', { name: /Ask Sherry: “a quiet week/ });
  expect(row).toHaveTextContent('Nothing of this name. You can search for the text as it is.');
  await user.click(row);
  expect(opened).toEqual([{ kind: 'general', preset: sentence }]);
  expect(box).toHaveValue(sentence);
});

it('is offered where words found no hotel', async () => {
  const { user, opened } = open(`/?destination=${sentence}&checkin=2099-01-01`);
  await user.click(await screen.findByRole('button', { name: 'Ask Sherry' }));
  expect(opened).toEqual([{ kind: 'general', preset: sentence }]);
});

it('is not offered in place of a known place without hotels', async () => {
  open('/?destination=Israel&country=IL&checkin=2099-01-01');
  expect(await screen.findByRole('heading', { name: 'No Hotels Found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask Sherry' })).not.toBeInTheDocument();
});
