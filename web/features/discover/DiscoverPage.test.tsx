import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { GuestsPart } from '#lib/stay/guests/guestsPart.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from './DiscoverPage.tsx';
import { emptyResult, placeMocks, result, searchMock } from './testing/factories.ts';

beforeAll(GuestsPart.load);

const open = (options: RouteOptions = {}) =>
  renderRoute(<DiscoverPage />, { mocks: [...placeMocks(), searchMock(() => result())], ...options });

const query = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);

describe('the home page', () => {
  it('offers the search with its defaults and shows no results', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Premium hotels in Israel and worldwide',
    );
    expect(screen.getByRole('combobox', { name: 'Destination' })).toHaveAttribute(
      'placeholder',
      'e.g. Paris, France',
    );
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveAttribute('placeholder', 'e.g. Paris');
    expect(screen.getByRole('combobox', { name: 'City' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription(
      'Choose a country first',
    );
    expect(screen.getByRole('button', { name: /Guests/ })).toHaveTextContent('2 guests, 1 room');
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Make it a whole trip']);
  });

  it('has the destination field before the chat bubble in the tab order', () => {
    open();
    const bubble = screen.getByRole('button', { name: /Where shall we go\?/ });
    const destination = screen.getByRole('combobox', { name: 'Destination' });
    expect(destination.compareDocumentPosition(bubble)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('links to cars, insurance and attractions until a search is started', async () => {
    const { user } = open();
    const ways = within(screen.getByRole('region', { name: 'Make it a whole trip' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Car Rentalfrom ₪99/day', '/CarRental'],
      ['Travel Insurancefrom ₪34/person', '/Insurance'],
      ['Attractionsfrom ₪80/person', '/Attractions'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByRole('region', { name: 'Make it a whole trip' })).not.toBeInTheDocument();
  });

  it('is shown in Hebrew', () => {
    open({ language: 'he' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('מלונות פרימיום בישראל ובעולם');
    expect(screen.getByRole('button', { name: /אורחים/ })).toHaveTextContent('שני אורחים, חדר אחד');
  });

  it('opens the chat when Sherry’s bubble is clicked', async () => {
    const opened: string[] = [];
    const { user } = open({ chat: { open: ({ kind }) => opened.push(kind) } });
    await user.click(screen.getByRole('button', { name: /Chat with Sherry/ }));
    expect(opened).toEqual(['general']);
  });
});

describe('a search from the home page', () => {
  it('by a selected country and city shows its results', async () => {
    const { user } = open();
    await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'isr');
    await user.click(await screen.findByRole('option', { name: /^Israel/ }));
    const city = screen.getByRole('combobox', { name: 'City' });
    expect(city).toBeEnabled();
    await user.type(city, 'hai');
    await user.click(await screen.findByRole('option', { name: 'Haifa' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));

    expect(await screen.findByRole('heading', { name: 'Search Results' })).toBeInTheDocument();
    expect(await screen.findByText(/12 hotels in/)).toHaveTextContent('12 hotels in Haifa');
    expect(await screen.findByRole('heading', { level: 1, name: 'Hotels in Haifa' })).toBeInTheDocument();
    expect(Object.fromEntries(query())).toEqual({
      destination: 'Israel',
      country: 'IL',
      city: '130446',
      cityName: 'Haifa',
      checkin: addDays(today(), 1),
      checkout: addDays(today(), 7),
      guests: '2',
    });
    expect(await screen.findAllByRole('article')).toHaveLength(5);
  });

  it('is possible by free text that is not the name of a place', async () => {
    const { user } = open();
    await user.type(screen.getByRole('combobox', { name: 'Destination' }), 'Atlantis{Enter}');
    expect(await screen.findByRole('heading', { name: 'Search Results' })).toBeInTheDocument();
    expect(query().get('destination')).toBe('Atlantis');
    expect(query().has('country')).toBe(false);
  });

  it('without a place is called “All Hotels”', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(await screen.findByRole('heading', { name: 'All Hotels' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hotels anywhere');
    await waitFor(() => expect(document.title).toBe('Hotels anywhere · Solera'));
  });

  it('after another search starts at page 1 and keeps the filters', async () => {
    const day = addDays(today(), 3);
    const { user } = open({ address: `/?destination=Rome&checkin=${day}&page=3&stars=5` });
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await expect.poll(() => query().has('page')).toBe(false);
    expect(query().get('stars')).toBe('5');
    expect(query().get('checkin')).toBe(day);
  });
});

describe('the guest picker of the search form', () => {
  it('has rooms, adults, children with an age each, and infants, none of them below its minimum', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: /Guests/ }));
    let panel = within(screen.getByRole('dialog', { name: 'Guests' }));
    expect(panel.getByText('Ages 13+')).toBeInTheDocument();
    expect(panel.getByText('Ages 2-12')).toBeInTheDocument();
    expect(panel.getByText('Under 2')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: /Fewer.*Rooms/ })).toBeDisabled();
    expect(panel.getByRole('button', { name: /Fewer.*Children/ })).toBeDisabled();
    await user.click(panel.getByRole('button', { name: /Fewer.*Adults/ }));
    expect(panel.getByRole('button', { name: /Fewer.*Adults/ })).toBeDisabled();

    await user.click(panel.getByRole('button', { name: /More.*Children/ }));
    await user.click(panel.getByRole('button', { name: /More.*Children/ }));
    expect(panel.getByRole('textbox', { name: /Child 2 age/ })).toHaveValue('');
    await user.click(panel.getByRole('button', { name: 'Done' }));
    expect(panel.getByRole('textbox', { name: /Child 2 age/ })).toHaveAccessibleDescription(
      'Enter this child’s age.',
    );
    expect(panel.getByRole('textbox', { name: /Child 1 age/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByText('Enter the age of each child.')).toBeInTheDocument();
    expect(query().has('guests')).toBe(false);

    await user.click(screen.getByRole('button', { name: /Guests/ }));
    panel = within(screen.getByRole('dialog', { name: 'Guests' }));
    await user.type(panel.getByRole('textbox', { name: /Child 2 age/ }), '2');
    await user.type(panel.getByRole('textbox', { name: /Child 1 age/ }), '14');
    await user.tab();
    expect(panel.getByText('13 or older: may be counted as an adult.')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: /Guests/ })).toHaveTextContent('3 guests, 1 room');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(query().get('ages')).toBe('14,2');
  });
});

describe('the URL of a search', () => {
  it.each([
    ['guests=-1', '2 adults'],
    ['rooms=9&adults=4', '2 adults'],
    ['guests=3&children=1', '3 adults'],
  ])('with invalid guests is searched with other guests, and a notice says so: %s', async (query, shown) => {
    open({ address: `/?${query}` });
    expect(
      await screen.findByText(`The guests in this link are not valid. Shown instead: ${shown}.`),
    ).toBeInTheDocument();
  });

  it('with past dates is searched with other dates, and a notice says so', async () => {
    open({
      address: '/Discover?checkin=2020-01-01&checkout=2020-01-04',
      mocks: [...placeMocks(), searchMock(() => emptyResult())],
    });
    expect(await screen.findByText(/were in the past or not valid/)).toBeInTheDocument();
  });

  it('determines the variables of the query', async () => {
    const day = addDays(today(), 10);
    const requested: unknown[] = [];
    open({
      address: `/?destination=Israel&country=IL&city=130446&cityName=Haifa&checkin=${day}&checkout=${addDays(day, 2)}&guests=3&adults=2&children=1&ages=7&stars=5&min=200&sort=PRICE_ASC&page=2`,
      mocks: [
        ...placeMocks(),
        searchMock((variables) => {
          requested.push(variables);
          return result();
        }),
      ],
    });
    await screen.findAllByRole('article');
    expect(requested[0]).toMatchObject({
      criteria: {
        location: 'Israel',
        countryCode: 'IL',
        cityCode: '130446',
        stay: {
          checkIn: day,
          occupancy: { adults: 2, children: 1, childrenAges: [7], infants: 0, rooms: 1 },
        },
      },
      filter: { hotel_class: [5], priceRange: { min: 200, max: 1000 } },
      sort: 'PRICE_ASC',
      page: { page: 2, pageSize: 5 },
    });
  });
});

describe('the title of the document', () => {
  it.each([
    ['country=NL&destination=Call+us+now', 'en', 'Netherlands'],
    ['country=NL&destination=Call+us+now', 'he', 'הולנד'],
    ['country=IL&destination=Israel&city=7&cityName=Haifa', 'en', 'Haifa'],
    ['destination=Paris', 'en', 'Paris'],
  ] as const)('contains for %s (%s) the place %s', async (address, language, place) => {
    open({ address: `/Discover?${address}`, language });
    await expect.poll(() => document.title).toContain(place);
    expect(document.title).not.toContain('Call us');
  });
});
