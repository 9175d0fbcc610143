import { screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CityFieldDocument,
  DestinationFieldDocument,
  type DestinationField_SuggestionFragment,
} from '#generated/graphql.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { defaultCriteria } from '../searchState.ts';
import { SearchForm } from '../SearchForm.tsx';

const criteria = defaultCriteria('2026-12-01');

const france = { destination: 'France', countryCode: 'FR' };

const haifa: DestinationField_SuggestionFragment = {
  __typename: 'Suggestion',
  kind: 'CITY',
  id: '130446',
  name: 'Haifa',
  nameHe: 'חיפה',
  iata: null,
  area: null,
  region: null,
  regionHe: null,
  cityCode: '130446',
  cityName: 'Haifa',
  cityNameHe: 'חיפה',
  countryCode: 'IL',
  countryName: 'Israel',
  hotels: 40,
  isClear: true,
};

type Asked = readonly [found: PositionCallback, failed: PositionErrorCallback];

/** A browser that returns a position when the test says so. */
const locating = () => {
  const requested: Asked[] = [];
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (...[found, failed]: [PositionCallback, PositionErrorCallback]) =>
        void requested.push([found, failed]),
    },
  });
  return {
    requested,
    tell: (latitude: number, longitude: number) => {
      const coords = { latitude, longitude } as GeolocationCoordinates;
      requested.at(-1)?.[0]({ coords } as GeolocationPosition);
    },
    fail: (code: number) => {
      const error = { code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
      requested.at(-1)?.[1](error as GeolocationPositionError);
    },
  };
};

/** The form on a page that can go back to other criteria. */
function Host() {
  const [shown, setShown] = useState(criteria);
  return (
    <>
      <SearchForm criteria={shown} onSubmit={() => undefined} />
      <button type="button" onClick={() => setShown({ ...criteria, ...france })}>
        Go back
      </button>
    </>
  );
}

const cities = {
  request: { query: CityFieldDocument, variables: () => true },
  result: {
    data: {
      __typename: 'Query' as const,
      cities: [{ __typename: 'City' as const, code: '2988507', name: 'Paris', nameHe: 'פריז' }],
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
};

/** The form, with the names it searched for at the gateway. */
const open = (names: readonly string[], options: RouteOptions = {}) => {
  const searched: string[] = [];
  const mock = {
    request: { query: DestinationFieldDocument, variables: () => true },
    result: ({ search }: Record<string, unknown>) => {
      searched.push(JSON.stringify(search));
      const isKnown = names.includes(String(search));
      return {
        data: {
          __typename: 'Query' as const,
          suggestions: isKnown ? [{ ...haifa, isMisspelt: false, unused: [] }] : [],
        },
      };
    },
    maxUsageCount: Number.POSITIVE_INFINITY,
  };
  const view = renderRoute(<Host />, {
    mocks: [mock, cities],
    ...options,
  });
  return { ...view, searched };
};

const box = () => screen.getByRole('combobox', { name: /Destination|יעד/ });
/** The line below the form; the same words are also announced. */
const line = { selector: '.text' };
const tapNear = async (user: ReturnType<typeof open>['user'], name = /Near me/) => {
  await user.click(box());
  await user.click(await screen.findByRole('option', { name }));
};

/** Longer than finding a position takes in this test, where nothing is requested over a network. */
const waitForLateAnswer = () => new Promise((resolve) => void setTimeout(resolve, 200));

// The list of cities is built from all cities of the world, which takes a while.
beforeAll(() => import('./nearestCities.ts'));
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

describe('“Near me” in the list of the empty Destination field', () => {
  it('asks for the position only on a press, fills in the nearest city and shows its distance', async () => {
    const browser = locating();
    const { user, searched } = open(['Haifa, Israel']);
    await user.click(box());
    await screen.findByRole('option', { name: /Near me.*stays in this browser/ });
    expect(browser.requested).toHaveLength(0);
    await user.click(screen.getByRole('option', { name: /Near me/ }));
    expect(await screen.findByText('Finding where you are…', line)).toBeVisible();
    browser.tell(32.83, 35.0);
    const note = await screen.findByText(/is about \d/, line);
    expect(note).toHaveTextContent(/Haifa.* is about \d.* k?m from you\./);
    expect(box()).toHaveValue('Israel');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Haifa');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    // The gateway receives only names of cities.
    expect(searched.join()).not.toMatch(/\d/);
  });

  it('takes the next city when the nearest one has no hotels', async () => {
    const browser = locating();
    const { user, searched } = open(['Haifa, Israel']);
    await tapNear(user);
    browser.tell(32.83, 35.07);
    expect(await screen.findByText(/is about \d/, line)).toBeVisible();
    expect(searched.indexOf('"Haifa, Israel"')).toBeGreaterThan(1);
  });

  it.each([
    [1, /does not share your position with this page/],
    [2, /does not know where it is right now/],
    [3, /was not found in time/],
  ])('explains why there is no position when the browser reports error %i', async (code, words) => {
    const browser = locating();
    const { user } = open([]);
    await tapNear(user);
    browser.fail(code);
    expect(await screen.findByText(words, line)).toBeVisible();
    expect(box()).toHaveValue('');
  });

  it('says that the browser cannot find positions', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { user } = open([]);
    await tapNear(user);
    expect(await screen.findByText(/This browser cannot tell where you are/, line)).toBeVisible();
  });

  it('says when there is no city nearby', async () => {
    const browser = locating();
    const { user } = open([]);
    await tapNear(user);
    browser.tell(-48.9, -123.4);
    expect(await screen.findByText(/no city within 100 km of you/, line)).toBeVisible();
  });

  it('says when the nearest cities have no hotels here', async () => {
    const browser = locating();
    const { user } = open([]);
    await tapNear(user);
    browser.tell(32.83, 35.0);
    expect(await screen.findByText(/cities nearest to you are not in our lists/, line)).toBeVisible();
  });

  it('is ignored once the form is submitted', async () => {
    const browser = locating();
    const { user, searched } = open(['Haifa, Israel']);
    await tapNear(user);
    // The list of the field hides the button until the list is closed.
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /^Search/ }));
    expect(screen.queryByText('Finding where you are…', line)).not.toBeInTheDocument();
    browser.tell(32.83, 35.0);
    await waitForLateAnswer();
    expect(searched).not.toContain('"Haifa, Israel"');
    expect(box()).toHaveValue('');
  });

  it('is ignored once something is typed', async () => {
    const browser = locating();
    const { user, searched } = open(['Haifa, Israel']);
    await tapNear(user);
    await user.type(box(), 'Rome');
    expect(screen.queryByText('Finding where you are…', line)).not.toBeInTheDocument();
    browser.tell(32.83, 35.0);
    await waitForLateAnswer();
    expect(searched).not.toContain('"Haifa, Israel"');
    expect(box()).toHaveValue('Rome');
    expect(screen.queryByText(/from you/, line)).not.toBeInTheDocument();
  });

  it('puts the focus on the dates once the place is filled in', async () => {
    const browser = locating();
    const { user } = open(['Haifa, Israel']);
    await tapNear(user);
    expect(box()).toHaveFocus();
    browser.tell(32.83, 35.0);
    await screen.findByText(/from you/, line);
    expect(screen.getByRole('button', { name: /^Dates/ })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('leaves the focus where the traveller moved it meanwhile', async () => {
    const browser = locating();
    const { user } = open(['Haifa, Israel']);
    await tapNear(user);
    await user.keyboard('{Escape}');
    const guests = screen.getByRole('button', { name: /^Guests/ });
    guests.focus();
    browser.tell(32.83, 35.0);
    await screen.findByText(/from you/, line);
    expect(guests).toHaveFocus();
  });

  it('is ignored after Back, whether the position is still awaited or was found', async () => {
    const browser = locating();
    const { user, searched } = open(['Haifa, Israel']);
    await tapNear(user);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.queryByText('Finding where you are…', line)).not.toBeInTheDocument();
    browser.tell(32.83, 35.0);
    await waitForLateAnswer();
    expect(searched).not.toContain('"Haifa, Israel"');
    expect(box()).toHaveValue('France');

    await user.clear(box());
    await user.click(await screen.findByRole('option', { name: /Near me/ }));
    browser.tell(32.83, 35.0);
    expect(await screen.findByText(/from you/, line)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.queryByText(/from you/, line)).not.toBeInTheDocument();
    expect(box()).toHaveValue('France');
  });

  it('is ignored once a city is picked', async () => {
    const browser = locating();
    const { user, searched } = open(['Haifa, Israel']);
    await user.click(screen.getByRole('button', { name: 'Go back' }));
    await user.clear(box());
    await user.click(await screen.findByRole('option', { name: /Near me/ }));
    browser.tell(32.83, 35.0);
    expect(await screen.findByText(/from you/, line)).toBeVisible();
    const city = screen.getByRole('combobox', { name: 'City' });
    await user.clear(city);
    await user.type(city, 'Par');
    await user.click(await screen.findByRole('option', { name: 'Paris' }));
    expect(screen.queryByText(/from you/, line)).not.toBeInTheDocument();
    expect(city).toHaveValue('Paris');
    expect(searched.filter((words) => words === '"Haifa, Israel"')).toHaveLength(1);
  });

  it('works in Hebrew', async () => {
    const browser = locating();
    const { user } = open(['Haifa, Israel'], { language: 'he' });
    await tapNear(user, /קרוב אליי/);
    browser.tell(32.83, 35.0);
    expect(await screen.findByText(/חיפה.*במרחק של כ־/, line)).toBeVisible();
  });
});
