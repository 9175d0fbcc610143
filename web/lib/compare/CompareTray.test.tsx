import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { defaultParty } from '../stay/guests/occupancy.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { compareStore } from './compareStore.ts';
import { CompareTray } from './CompareTray.tsx';

const stay = { checkIn: '2099-05-12', checkOut: '2099-05-18', party: defaultParty };
const hotel = (id: string) => ({ id, name: { en: `Hotel ${id}`, he: null } });
const chip = (id: string) => screen.findByRole('button', { name: new RegExp(`Hotel ${id}`) });
const tray = () => screen.queryByRole('region', { name: 'Hotels to compare' });

beforeEach(() => {
  sessionStorage.clear();
  compareStore.forget();
});

it('the tray of chosen hotels shows the dates for which they are compared', async () => {
  compareStore.enter('rome');
  compareStore.choose(hotel('a'));
  renderRoute(<CompareTray stay={stay} place="rome" />);
  expect(await screen.findByText(/^For/)).toHaveTextContent(/^For 12 – 18 May/);
});

it('the tray lists only the hotels chosen in the current city, and keeps those of other cities', async () => {
  compareStore.enter('rome');
  compareStore.choose(hotel('a'));
  const paris = renderRoute(<CompareTray stay={stay} place="paris" />);
  expect(tray()).not.toBeInTheDocument();
  expect(compareStore.has('a')).toBe(false);
  compareStore.choose(hotel('b'));
  expect(await chip('b')).toBeVisible();
  paris.unmount();
  // After a reload the tab's storage is read again.
  compareStore.forget();
  renderRoute(<CompareTray stay={stay} place="rome" />);
  expect(await chip('a')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('the tray of a list without a place has the hotels of the place that was shown last', async () => {
  compareStore.enter('rome');
  compareStore.choose(hotel('a'));
  renderRoute(<CompareTray stay={stay} />);
  expect(await chip('a')).toBeVisible();
});
