import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TypedPlaceDocument } from '#generated/graphql.ts';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { emptyResult, placeMocks, result, searchMock } from '../testing/factories.ts';

const open = (options: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, { mocks: [...placeMocks(), searchMock(() => result())], ...options });

const query = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
const box = () => screen.getByRole('combobox', { name: /Destination|יעד/ });
const rows = () => screen.getAllByRole('option').map((row) => row.textContent.replace(/[\u2068\u2069]/g, ''));
/** The city in the notice that asks which place is meant. */
const meant = async () => {
  const note = (await screen.findByText(/Did you mean:/)).closest('p');
  if (!note) throw new Error('the words stand in no line');
  return within(note).getByRole('link', { name: /Haifa/ });
};

afterEach(() => localStorage.clear());

describe('a misspelled city in a typed sentence', () => {
  it.each([
    ['en', 'Did you mean Haifa?', /^Ask Sherry/, /2 adults · 5 – 8 Mar/],
    ['he', 'אולי התכוונתם אל חיפה?', /^לשאול את/, /(שני|2) מבוגרים · 5 – 8 במרץ/],
  ] as const)(
    'is asked about with the days and people of the sentence, beside Sherry, in %s',
    async (language, name, ask, details) => {
      const { user } = open({ language });
      await user.type(box(), 'Hiafa 3 nights from 5 march for 2');
      await expect.poll(() => rows()[0]).toMatch(details);
      expect(rows()).toHaveLength(2);
      expect(rows()[0]).toContain(name);
      expect(rows()[1]).toMatch(ask);
    },
  );

  it('leads from the results to the city, with the days and people of the sentence', async () => {
    const { user } = open();
    await user.type(box(), 'Hiafa 3 nights from 5 march for 4{Enter}');
    await user.click(await meant());
    await expect.poll(() => query().get('city')).toBe('130446');
    expect(query().get('guests')).toBe('4');
    expect(query().get('checkin')).toMatch(/-03-05$/);
    expect(query().get('checkout')).toMatch(/-03-08$/);
  });

  it('keeps guests that were set by hand after the sentence was typed', async () => {
    const { user } = open();
    await user.type(box(), 'Hiafa 3 nights from 5 march for 4');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /Guests/ }));
    await user.click(await screen.findByRole('button', { name: 'More: Adults' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const city = await meant();
    expect(query().get('guests')).toBe('3');
    expect(query().get('checkin')).toMatch(/-03-05$/);
    await user.click(city);
    await expect.poll(() => query().get('city')).toBe('130446');
    expect(query().get('guests')).toBe('3');
  });

  it.each([
    ['en', /^Did you mean .?Haifa.*Israel.*\?$/],
    ['he', /^אולי התכוונתם אל .?חיפה.*\?$/],
  ] as const)('is asked about in place of an empty list, in %s', async (language, question) => {
    const mocks = [
      ...placeMocks(),
      searchMock(({ criteria }) => (criteria.countryCode ? result() : emptyResult())),
    ];
    const { user } = open({ language, mocks });
    await user.type(box(), 'Hiafa 3 nights from 5 march for 4{Enter}');
    expect((await screen.findByRole('heading', { name: question })).closest('section')).toHaveTextContent(
      'Hiafa 3 nights from 5 march for 4',
    );
    const [city, ...others] = screen.getAllByRole('link', { name: /^\W*(Haifa|חיפה)/ });
    expect(others).toEqual([]);
    await user.click(city as HTMLElement);
    expect(await screen.findAllByRole('article')).toHaveLength(5);
    expect(query().get('city')).toBe('130446');
    expect(query().get('guests')).toBe('4');
  });

  it('asks for the ages of children in the sentence before it is searched', async () => {
    const { user } = open();
    await user.type(box(), 'Hiafa 3 nights from 5 march for 2 adults and 2 kids{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Guests' })).toBeVisible();
    expect(query().get('destination')).toBeNull();
  });

  it('is also asked about when the search is opened by its address', async () => {
    const mocks = [...placeMocks(), searchMock(() => emptyResult())];
    open({ address: '/?destination=Hiafa+3+nights+from+5+march+for+4', mocks });
    const question = await screen.findByRole('heading', { name: /^Did you mean .?Haifa/ });
    expect(screen.getByRole('region', { name: /^Did you mean .?Haifa/ })).toContainElement(question);
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent(/Did you mean .?Haifa/));
  });

  it.each([
    ['', '4', /-03-05$/, /-03-08$/],
    ['&guests=3', '3', /-03-05$/, /-03-08$/],
    [
      `&checkin=${addDays(today(), 5)}&checkout=${addDays(today(), 6)}`,
      '4',
      addDays(today(), 5),
      addDays(today(), 6),
    ],
    ['&checkin=2020-01-01&checkout=2020-01-03', '4', /-03-05$/, /-03-08$/],
  ])(
    'opened by its address with “%s”, leads to the city with what the words say and the address does not',
    async (named, guests, checkIn, checkOut) => {
      const words = 'Hiafa 3 nights from 5 march for 4, breakfast';
      const mocks = [
        ...placeMocks(),
        searchMock(({ criteria }) => (criteria.countryCode ? result() : emptyResult())),
      ];
      const { user } = open({ address: `/?destination=${encodeURIComponent(words)}${named}`, mocks });
      await screen.findByRole('heading', { name: /^Did you mean .?Haifa/ });
      const city = screen.getByRole('link', { name: /^\W*Haifa/ });
      await waitFor(() => expect(city).toHaveAttribute('href', expect.stringContaining('meals=Breakfast')));
      await user.click(city);
      await expect.poll(() => query().get('city')).toBe('130446');
      expect(query().get('guests')).toBe(guests);
      expect(query().get('checkin')).toMatch(checkIn);
      expect(query().get('checkout')).toMatch(checkOut);
      // The words stay, so that the list says what was taken from them.
      expect(await screen.findByRole('grid', { name: 'From your words' })).toBeVisible();
    },
  );

  it('has the focus after a search', async () => {
    const mocks = [...placeMocks(), searchMock(() => emptyResult())];
    const { user } = open({ mocks });
    await user.type(box(), 'Hiafa for 2{Enter}');
    const question = await screen.findByRole('heading', { name: /^Did you mean .?Haifa/ });
    await waitFor(() => expect(question).toHaveFocus());
  });

  it('is not called a place without hotels while the words are still looked up', async () => {
    const mocks = placeMocks();
    for (const mock of mocks) if (mock.request.query === TypedPlaceDocument) mock.delay = 300;
    const titles = new Set<string>();
    let isUnnamed = false;
    const observer = new MutationObserver(() => {
      for (const { textContent } of screen.queryAllByRole('heading')) titles.add(textContent);
      const [list, heading] = ['[aria-labelledby=results-heading]', '#results-heading'].map((each) =>
        document.querySelector(each),
      );
      isUnnamed ||= Boolean(list) && !heading;
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    open({
      address: '/?destination=Hiafa+3+nights+from+5+march+for+4',
      mocks: [...mocks, searchMock(() => emptyResult())],
    });
    expect(await screen.findByRole('heading', { name: /^Did you mean .?Haifa/ })).toBeVisible();
    observer.disconnect();
    expect([...titles]).not.toContain('No Hotels Found');
    expect(isUnnamed).toBe(false);
  });
});
