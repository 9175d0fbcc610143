import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { emptyResult, placeMocks, searchMock } from '../testing/factories.ts';

const sentence = 'a quiet week for four with breakfast';

const open = (address = '/') => {
  const opened: ChatOpening[] = [];
  const mocks = [...placeMocks(), searchMock(() => emptyResult())];
  const chat = { open: (opening: ChatOpening) => void opened.push(opening) };
  return { opened, ...renderRoute(<DiscoverPage />, { address, mocks, chat }) };
};

it('the assistant is offered for words that are not the name of a place, and receives them', async () => {
  const { user, opened } = open();
  const box = screen.getByRole('combobox', { name: 'Destination' });
  await user.type(box, sentence);
  const row = await screen.findByRole('option', { name: /Ask Sherry: “a quiet week/ });
  expect(row).toHaveTextContent('Nothing of this name. You can search for the text as it is.');
  await user.click(row);
  expect(opened).toEqual([{ kind: 'general', preset: sentence }]);
  expect(box).toHaveValue(sentence);
});

it('the assistant is offered when a free-text search finds no hotel', async () => {
  const { user, opened } = open(`/?destination=${sentence}&checkin=2099-01-01`);
  await user.click(await screen.findByRole('button', { name: 'Ask Sherry' }));
  expect(opened).toEqual([{ kind: 'general', preset: sentence }]);
});

it('for words that name no place, the empty list does not say that this place has no hotels', async () => {
  open(`/?destination=${sentence}&checkin=2099-01-01`);
  const line = await screen.findByText(/We know no place in/);
  expect(line).toHaveTextContent(`We know no place in “${sentence}”. Sherry may know what to do with it`);
  expect(line.querySelector('bdi')).toHaveTextContent(sentence);
  expect(screen.queryByText(/We have no hotels in/)).not.toBeInTheDocument();
});

it('words that name no place are reported in Hebrew', async () => {
  const mocks = [...placeMocks(), searchMock(() => emptyResult())];
  const address = '/?destination=שבוע שקט&checkin=2099-01-01';
  renderRoute(<DiscoverPage />, { address, mocks, language: 'he' });
  expect(await screen.findByText(/לא מצאנו שם של מקום/)).toHaveTextContent('שבוע שקט');
});

it('the assistant receives a typed text that is too long for suggestions', async () => {
  const { user, opened } = open();
  const long = `${sentence} ${'and more '.repeat(12)}end`;
  await user.click(screen.getByRole('combobox', { name: 'Destination' }));
  await user.paste(long);
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Ask Sherry' }));
  expect(opened).toEqual([{ kind: 'general', preset: long }]);
});

it('for words that name a place without hotels, the empty list says so', async () => {
  open('/?destination=Haifa&checkin=2099-01-01');
  expect(await screen.findByText(/We have no hotels in/)).toHaveTextContent(
    'We have no hotels in Haifa yet.',
  );
});

it('the assistant is not offered for a known place without hotels', async () => {
  open('/?destination=Israel&country=IL&checkin=2099-01-01');
  expect(await screen.findByRole('heading', { name: 'No Hotels Found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ask Sherry' })).not.toBeInTheDocument();
});
