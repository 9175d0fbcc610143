import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { CountryLeadDocument, type CountryLeadQueryVariables } from '#generated/graphql.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { placeMocks, result, searchMock } from '../testing/factories.ts';

const open = (options: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, { mocks: [...placeMocks(), searchMock(() => result())], ...options });

const address = () => screen.getByTestId('address').textContent;
const query = () => new URLSearchParams(address().split('?')[1]);
const box = () => screen.getByRole('combobox', { name: /Destination|יעד/ });
const rows = () => screen.getAllByRole('option').map((row) => row.textContent.replace(/[\u2068\u2069]/g, ''));
/** The paragraph of the notice that says how the words were understood. */
const noteWith = async (words: RegExp) => {
  const note = (await screen.findByText(words)).closest('p');
  if (!note) throw new Error('the words stand in no line');
  return note;
};
const search = { name: 'Search' };
/** Heading of the cities of Italy; the country's name is a separate element. */
const LEAD = /Where in\s+Italy/;

afterEach(() => localStorage.clear());

describe('text typed into Destination', () => {
  it('shows suggestions with their kind, their place and, where known, their number of hotels', async () => {
    const { user } = open();
    await user.type(box(), 'par');
    await screen.findByRole('option', { name: /1,202/ });
    expect(rows()).toEqual([
      'Paris City · France · 1,202 hotels',
      'Paris City · United States',
      'Paris Charles de Gaulle (CDG) Airport · Paris · France',
    ]);
  });

  it('shows the place in the name of an unknown hotel, and says which words are not used', async () => {
    const { user } = open();
    await user.type(box(), 'hilton haifa');
    await user.click(await screen.findByRole('option', { name: /Haifa/ }));
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Haifa');
    await user.clear(box());
    await user.type(box(), 'hilton haifa');
    // The code that interprets the words is loaded after the suggestions.
    await expect.poll(rows).toEqual(['Haifa City · Israel · 240 hotels · Not used: “hilton”.']);
  });

  it('fills Destination and City when a city is selected', async () => {
    const { user } = open();
    await user.type(box(), 'par');
    await user.click(await screen.findByRole('option', { name: /1,202/ }));
    expect(box()).toHaveValue('France');
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Paris');
    await user.click(screen.getByRole('button', search));
    await screen.findAllByRole('article');
    expect(Object.fromEntries(query())).toMatchObject({
      destination: 'France',
      country: 'FR',
      city: '131408',
      cityName: 'Paris',
    });
    expect(screen.queryByText(/Not this one/)).not.toBeInTheDocument();
  });

  it('searches the city of a selected airport', async () => {
    const { user } = open();
    await user.type(box(), 'Paris Ch');
    await user.click(await screen.findByRole('option', { name: /CDG/ }));
    expect(box()).toHaveValue('France');
    const city = screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
    expect(city.value.replace(/[\u2068\u2069]/g, '')).toBe('Paris Charles de Gaulle (CDG), Paris');
    await user.click(screen.getByRole('button', search));
    await expect.poll(() => query().get('city')).toBe('131408');
  });

  it('searches the city of a selected sight, says so, and lists the sight as a recent place', async () => {
    const { user } = open();
    await user.type(box(), 'eiff');
    await screen.findByRole('option', { name: /Eiffel/ });
    expect(rows()).toEqual(['Eiffel Tower Sight · Paris · France']);
    await user.click(screen.getByRole('option', { name: /Eiffel/ }));
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Eiffel Tower, Paris');
    await user.click(screen.getByRole('button', search));
    await expect.poll(() => query().get('city')).toBe('131408');
    const note = await noteWith(/covers all of/);
    expect(note).toHaveTextContent('The search for Eiffel Tower covers all of Paris, France.');
    await user.clear(box());
    expect(await screen.findByRole('option', { name: /Eiffel Tower.*Recent.*Sight/ })).toBeVisible();
  });

  it('opens a selected hotel with the dates of the form', async () => {
    const { user } = open({ address: '/?checkin=2099-01-01' });
    await user.type(box(), 'cor');
    await user.click(await screen.findByRole('option', { name: /Coral Bay/ }));
    expect(address()).toMatch(/^\/Hotel\?id=s1&checkin=\d{4}-\d\d-\d\d&checkout=\d{4}-\d\d-\d\d&guests=2$/);
  });

  it('opens a selected hotel with the wishes of the results', async () => {
    const { user } = open({ address: '/?freeCancellation=true&meals=Half+Board' });
    await user.clear(box());
    await user.type(box(), 'cor');
    await user.click(await screen.findByRole('option', { name: /Coral Bay/ }));
    await expect.poll(address).toMatch(/^\/Hotel\?id=s1&.*meals=Half\+Board.*freeCancellation=true/);
  });

  it('is reported as unknown when no place has this name', async () => {
    const { user } = open();
    await user.type(box(), 'Atlantis');
    expect(
      await screen.findByText('Nothing of this name. You can search for the text as it is.'),
    ).toBeInTheDocument();
  });
});

describe('Enter on typed words', () => {
  it('searches the clear best match, says so, and offers two alternatives, also on the next page', async () => {
    const { user } = open();
    await user.type(box(), 'paris');
    await screen.findByRole('option', { name: /1,202/ });
    await user.keyboard('{Enter}');
    const note = await noteWith(/Not this one\?/);
    expect(note).toHaveTextContent('Showing Paris, France. Not this one?');
    expect(query().get('city')).toBe('131408');
    const other = within(note).getByRole('link', { name: 'Paris, United States' });
    expect(other.getAttribute('href')).toContain('city=999');
    // The airport is in the same city, so it is not offered as an alternative, but the whole country is.
    const links = within(note).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Paris, United States', 'France']);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(query().get('page')).toBe('2');
    expect(await screen.findByText(/Not this one\?/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Paris, United States' }));
    expect(query().get('city')).toBe('999');
    expect(screen.queryByText(/Not this one/)).not.toBeInTheDocument();
  });

  it('opens a hotel that the words clearly name', async () => {
    const { user } = open();
    await user.type(box(), 'Coral Bay{Enter}');
    await expect.poll(address).toMatch(/^\/Hotel\?id=s1&/);
  });

  it('searches for the text and offers the matching hotels when several match the words', async () => {
    const { user } = open();
    await user.type(box(), 'leonardo{Enter}');
    const note = await noteWith(/Did you mean:/);
    expect(within(note).getAllByRole('link')).toHaveLength(2);
    expect(
      within(note)
        .getByRole('link', { name: /Leonardo Two/ })
        .getAttribute('href'),
    ).toMatch(/^\/Hotel\?id=s3&/);
    expect(query().get('destination')).toBe('leonardo');
    expect(query().has('country')).toBe(false);
  });

  it('selects the focused suggestion, and searches only at the next Enter', async () => {
    const { user } = open();
    await user.type(box(), 'par');
    await screen.findByRole('option', { name: /1,202/ });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(box()).toHaveValue('United States');
    expect(query().has('city')).toBe(false);
    await user.keyboard('{Enter}');
    await expect.poll(() => query().get('city')).toBe('999');
  });
});

describe('the empty Destination field', () => {
  it('shows popular places, after a search also recent ones before them, which can be cleared', async () => {
    const { user } = open();
    await user.click(box());
    await screen.findByRole('option', { name: /^Israel/ });
    expect(rows()).toHaveLength(6);
    expect(rows()[0]).toBe('France Popular · Country');
    expect(rows()[5]).toMatch(/^Near me /);
    await user.click(screen.getByRole('option', { name: /240/ }));
    await user.click(screen.getByRole('button', search));
    await screen.findAllByRole('article');

    // On a busy machine the list sometimes stays closed after the field is cleared.
    const afterClearing = async () => {
      await user.clear(box());
      if (screen.queryAllByRole('option').length === 0) await user.type(box(), 'x{Backspace}');
      return rows()[0];
    };
    await expect.poll(afterClearing).toBe('Haifa Recent · City · Israel');
    expect(rows()).toHaveLength(7);
    await user.click(screen.getByRole('option', { name: 'Clear recent places' }));
    expect(localStorage.getItem('solera.places')).toBe('[]');
    await user.type(box(), 'x');
    await user.clear(box());
    await expect.poll(() => rows()[0]).toBe('France Popular · Country');
  });

  it('ignores invalid data stored on the device', async () => {
    localStorage.setItem(
      'solera.places',
      JSON.stringify([1, null, { kind: 'MOON', id: '1' }, { kind: 'CITY' }]),
    );
    const { user } = open();
    await user.click(box());
    await screen.findByRole('option', { name: /^Israel/ });
    expect(rows()).toHaveLength(6);
  });
});

describe('a country without a city', () => {
  const italy = '/?destination=Italy&country=IT&checkin=2099-01-01';
  const row = { __typename: 'KnownCity' as const, nameHe: null, hotels: null, fromPerNight: null };
  const cities = [
    { ...row, code: '7', name: 'Rome', nameHe: 'רומא', hotels: 1601, fromPerNight: money(391) },
    { ...row, code: '8', name: 'Milan' },
  ];

  it('shows its known cities with their prices, then hotels that are labelled as a selection', async () => {
    open({ address: italy, mocks: [...placeMocks(cities), searchMock(() => result())] });
    const lead = within(await screen.findByRole('region', { name: LEAD }));
    const links = await lead.findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Rome1,601 hotelsfrom ₪391 ≈ $98 a night',
      'Milan',
    ]);
    expect(links[0]?.getAttribute('href')).toMatch(/destination=Italy&country=IT&city=7&cityName=Rome/);
    expect(await screen.findByText(/A selection of 12 hotels in/)).toHaveTextContent('Italy');
    expect(screen.queryByText(/^12 hotels in/)).not.toBeInTheDocument();
  });

  it('says for how many rooms the price of a known city is', async () => {
    const address = `${italy}&guests=4&rooms=2`;
    open({ address, mocks: [...placeMocks(cities), searchMock(() => result())] });
    const lead = within(await screen.findByRole('region', { name: LEAD }));
    expect(await lead.findByText(/from/)).toHaveTextContent('from ₪391 ≈ $98 a night, 2 rooms');
  });

  it('requests the price of rooms that meet the filters, including the maximum price', async () => {
    const requested: unknown[] = [];
    const answer = ({ wishes }: CountryLeadQueryVariables) => {
      requested.push(wishes);
      return { data: { __typename: 'Query' as const, knownCities: cities } };
    };
    const lead = { request: { query: CountryLeadDocument, variables: () => true }, result: answer };
    const address = `${italy}&meals=Half+Board&freeCancellation=true&min=200&max=900&per=stay`;
    open({ address, mocks: [lead, ...placeMocks(), searchMock(() => result())] });
    await screen.findByRole('link', { name: /^Rome/ });
    const price = { min: 200, max: 900, per: 'STAY' };
    expect(requested).toEqual([{ meals: ['Half Board'], freeCancellation: true, bedsForAll: false, price }]);
  });

  it('shows no list of cities if none are known', async () => {
    open({ address: italy });
    await screen.findAllByRole('article');
    await expect.poll(() => screen.queryByRole('region', { name: LEAD })).toBeNull();
  });

  it('links to cities without the searched map section', async () => {
    const mocks = [...placeMocks(cities), searchMock(() => result())];
    const { user } = open({ address: `${italy}&stars=5&box=11,43,12,44`, mocks });
    await user.click(await screen.findByRole('link', { name: /^Rome/ }));
    expect(query().get('city')).toBe('7');
    expect(query().get('stars')).toBe('5');
    expect(query().has('box')).toBe(false);
  });

  it('shows its cities in Hebrew', async () => {
    open({ address: italy, language: 'he', mocks: [...placeMocks(cities), searchMock(() => result())] });
    const lead = within(await screen.findByRole('region', { name: /לאן ב\s*איטליה/ }));
    expect((await lead.findAllByRole('link'))[0]).toHaveTextContent('רומא');
  });
});
