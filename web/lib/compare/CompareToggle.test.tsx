import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterEach, expect, it } from 'vitest';
import { LocaleProvider } from '#i18n/LocaleProvider.tsx';
import { compareStore } from './compareStore.ts';
import { CompareToggle } from './CompareToggle.tsx';

afterEach(() => compareStore.clear());

const idsOfFive = ['1', '2', '3', '4', '5'];

/** Toggles of five hotels; `rendered` has the hotels whose toggle was rendered since the set was last cleared. */
const show = () => {
  const rendered = new Set<string>();
  render(
    <LocaleProvider initial="en">
      {idsOfFive.map((id) => (
        <Profiler key={id} id={id} onRender={() => rendered.add(id)}>
          <CompareToggle id={id} name={{ en: `Hotel ${id}`, he: null }} />
        </Profiler>
      ))}
    </LocaleProvider>,
  );
  return { rendered, user: userEvent.setup() };
};

const toggleOf = (id: string) => screen.getByRole('checkbox', { name: new RegExp(`Hotel ${id}`) });

it('choosing a hotel renders no toggle of another hotel', async () => {
  const { rendered, user } = show();
  rendered.clear();
  await user.click(toggleOf('2'));
  expect(toggleOf('2')).toBeChecked();
  expect([...rendered]).toEqual(['2']);
});

it('with four hotels chosen another one cannot be chosen', async () => {
  const { user } = show();
  for (const id of ['1', '2', '3', '4']) await user.click(toggleOf(id));
  expect(toggleOf('5')).toBeDisabled();
  await user.click(toggleOf('1'));
  expect(toggleOf('5')).toBeEnabled();
});
