import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ChatOpening } from '#lib/ports/ChatLauncher.tsx';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../../DiscoverPage.tsx';
import { placeMocks, result, searchMock } from '../../testing/factories.ts';

const sentence = 'a quiet room in Paris for the four of us';

function EntryState() {
  return <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
}

const open = (options: RouteOptions = {}) => {
  const opened: ChatOpening[] = [];
  const chat = { open: (opening: ChatOpening) => void opened.push(opening) };
  const mocks = [...placeMocks(), searchMock(() => result())];
  const view = renderRoute(
    <>
      <DiscoverPage />
      <EntryState />
    </>,
    { mocks, chat, ...options },
  );
  const enter = async (words: string) => {
    await view.user.click(screen.getByRole('combobox', { name: /Destination|יעד/ }));
    await view.user.paste(words);
    await view.user.keyboard('{Enter}');
  };
  return { opened, enter, ...view };
};

const noteWith = async (words: RegExp) => {
  const note = (await screen.findByText(words)).closest('p');
  if (!note) throw new Error('the words stand in no line');
  return note;
};

it('Enter on a sentence searches the place in it and says which words were not used', async () => {
  const { enter } = open();
  await enter(sentence);
  const note = await noteWith(/Not used/);
  expect(note).toHaveTextContent(
    'Showing Paris, France. Not used: “a quiet room … for the four of us”. Ask Sherry Not this one?',
  );
  expect([...note.querySelectorAll('bdi')].map((each) => each.textContent)).toContain(
    'a quiet room … for the four of us',
  );
  expect(screen.getByTestId('address')).toHaveTextContent(/city=131408/);
});

it('the assistant receives the complete sentence', async () => {
  const { user, enter, opened } = open();
  await enter(sentence);
  await user.click(await screen.findByRole('button', { name: 'Ask Sherry' }));
  expect(opened).toEqual([{ kind: 'general', preset: sentence }]);
});

it('the words that were not used are listed in Hebrew', async () => {
  const { enter } = open({ language: 'he' });
  await enter(sentence);
  const note = await noteWith(/לא נעשה שימוש במילים/);
  expect(note).toHaveTextContent('״a quiet room … for the four of us״');
  expect(screen.getByRole('button', { name: /לשאול את/ })).toBeVisible();
});

it('no notice about unused words is shown if all words were used', async () => {
  const { enter } = open();
  await enter('paris');
  await noteWith(/Not this one/);
  expect(screen.queryByText(/Not used/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask Sherry' })).not.toBeInTheDocument();
});

it('the typed words are passed on to the map page', async () => {
  const { user, enter } = open();
  await enter(sentence);
  await noteWith(/Not used/);
  await user.click((await screen.findAllByRole('link', { name: /map/i }))[0] ?? document.body);
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/HotelsMap/);
  expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ sentence });
});

it('the typed words are passed on to the hotel page when they name a hotel', async () => {
  const { enter } = open();
  await enter('Coral Bay');
  await expect.poll(() => screen.getByTestId('address').textContent).toMatch(/^\/Hotel\?id=s1&/);
  expect(JSON.parse(screen.getByTestId('state').textContent)).toEqual({ sentence: 'Coral Bay' });
});
