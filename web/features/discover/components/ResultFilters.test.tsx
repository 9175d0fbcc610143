import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '#i18n/dates/plain-date.ts';
import { FiltersPart } from '#lib/search/filters/filtersPart.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { DiscoverPage } from '../DiscoverPage.tsx';
import { emptyResult, placeMocks, result, searchMock } from '../testing/factories.ts';

beforeAll(FiltersPart.load);

const ADDRESS = `/?destination=Haifa&checkin=${addDays(today(), 2)}`;

const open = (
  mocks: NonNullable<RouteOptions['mocks']>,
  address = ADDRESS,
  options: Pick<RouteOptions, 'currency' | 'language'> = { currency: 'ILS' },
) => renderRoute(<DiscoverPage />, { address, mocks: [...mocks, ...placeMocks()], ...options });

const address = () => screen.getByTestId('address').textContent;

describe('the filters of the results', () => {
  it('are stored in the URL, reset the page and can be removed one by one', async () => {
    const { user } = open([searchMock(() => result())], `${ADDRESS}&page=2`);
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('button', { name: /^Spa/ }));
    await user.click(sheet.getByRole('button', { name: /5 stars/ }));
    await user.click(sheet.getByRole('checkbox', { name: /4\.5\+ Excellent/ }));
    await user.click(sheet.getByRole('checkbox', { name: /Half Board/ }));
    await user.click(sheet.getByRole('switch', { name: /Free Cancellation/ }));
    await user.click(sheet.getByRole('switch', { name: /Beds for everyone/ }));
    expect(address()).toMatch(
      /stars=5&quality=EXCELLENT&meals=Half\+Board&freeCancellation=true&bedsForAll=true&amenities=Spa$/,
    );
    await user.click(sheet.getByRole('button', { name: 'Show 12 hotels' }));
    expect(await screen.findByRole('button', { name: /Filters.*6 active/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Remove.*Spa/ }));
    expect(address()).not.toContain('Spa');
    await user.click(screen.getByRole('button', { name: 'Clear All Filters' }));
    expect(address()).not.toContain('stars');
  });

  it.each([
    [5, 'Show 7 hotels'],
    [12, 'Show the hotels'],
  ])(
    'show on their button how many hotels have rooms, or no number when none has: %i of 12 are sold out',
    async (soldOut, words) => {
      const { user } = open([searchMock(() => result({ soldOut }))]);
      await screen.findAllByRole('article');
      await user.click(screen.getByRole('button', { name: 'Filters' }));
      const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
      expect(await sheet.findByRole('button', { name: words })).toBeVisible();
    },
  );

  it.each([
    ['en', '&near=Dan+Carmel', 'Near Dan Carmel'],
    ['he', '&near=Dan+Carmel', 'ליד Dan Carmel'],
    ['en', `&near=Dan+Carmel&nearHe=${encodeURIComponent('דן כרמל')}`, 'Near Dan Carmel'],
    ['he', `&near=Dan+Carmel&nearHe=${encodeURIComponent('דן כרמל')}`, 'ליד דן כרמל'],
    ['en', '', 'In the map’s view'],
  ] as const)(
    'name the hotel that a part of the map lies around, in %s with “%s”: %s',
    async (language, near, label) => {
      const around = `${ADDRESS}&box=34.9,32.7,35.1,32.9${near}`;
      const { user } = open([searchMock(() => result())], around, { language });
      const [chip] = await screen.findAllByRole('row', { name: /Dan Carmel|דן כרמל|map/ });
      expect(chip?.textContent.replaceAll(/[\u2068\u2069]/g, '')).toBe(label);
      await user.click(within(chip as HTMLElement).getByRole('button'));
      expect(address()).not.toMatch(/box|near/);
    },
  );

  it('offer a star class below 3 only if the URL had it, and still offer it after it is removed', async () => {
    const { user } = open([searchMock(() => result())], `${ADDRESS}&stars=2,4`);
    expect(await screen.findByRole('button', { name: /Remove.*2 stars/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.queryByRole('button', { name: /1 star/ })).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: /5 stars/ }));
    expect(address()).toMatch(/stars=5%2C4%2C2|stars=5,4,2/);
    await user.click(sheet.getByRole('button', { name: /2 stars/ }));
    expect(address()).toMatch(/stars=5(%2C|,)4(&|$)/);
    await user.click(sheet.getByRole('button', { name: /2 stars/ }));
    expect(address()).toMatch(/stars=5(%2C|,)4(%2C|,)2/);
  });

  it('show the number of hotels beside each option, and a price slider in steps of ten up to 1,000', async () => {
    const { user } = open([searchMock(() => result())]);
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: /Spa.*2 hotels match/ })).toBeInTheDocument();
    const [, highest] = sheet.getAllByRole('slider');
    expect(highest).toHaveAttribute('max', '1000');
    expect(highest).toHaveAttribute('step', '10');
    expect(sheet.getByText('₪1,000+')).toBeInTheDocument();
  });

  const openFilters = async (query = '', currency: RouteOptions['currency'] = 'ILS') => {
    const { user } = open([searchMock(() => result())], `${ADDRESS}${query}`, { currency });
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    return { user, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) };
  };

  const over = () => ({
    ...result(),
    facets: { ...result().facets, freeCancellation: 0, isFreeCancellationOver: true },
  });

  it('explain why there is no free cancellation for dates this near, and keep the switch focusable', async () => {
    const { user } = open([searchMock(over)]);
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    const toggle = sheet.getByRole('switch', {
      name: /Free Cancellation.*For these dates the time for free cancellation is over$/,
    });
    expect(toggle).toHaveAttribute('aria-readonly', 'true');
    await user.click(toggle);
    expect(toggle).not.toBeChecked();
    expect(address()).not.toContain('freeCancellation');
    toggle.focus();
    expect(toggle).toHaveFocus();
  });

  it('allow free cancellation to be removed when it is no longer possible', async () => {
    const { user } = open([searchMock(over)], `${ADDRESS}&freeCancellation=true`);
    await screen.findAllByRole('article');
    await user.click(screen.getByRole('button', { name: /^Filters/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('switch', { name: /Free Cancellation/ }));
    expect(address()).not.toContain('freeCancellation');
  });

  it('accept a maximum price above the slider, per night or for the stay', async () => {
    const { user, sheet } = await openFilters();
    const highest = sheet.getByRole('textbox', { name: 'Highest price' });
    await user.type(highest, '2,280');
    await waitFor(() => expect(address()).toContain('max=2280&per=night'));
    expect(highest).toHaveValue('2,280');
    expect(sheet.getByText('₪1,000+')).toBeInTheDocument();
    await user.click(sheet.getByRole('radio', { name: 'Whole stay' }));
    expect(address()).toContain('max=11400&per=stay');
    expect(highest).toHaveValue('11400');
    expect(sheet.queryByRole('slider')).not.toBeInTheDocument();
    await user.clear(highest);
    await waitFor(() => expect(address()).not.toContain('max='));
    expect(sheet.getByRole('radio', { name: 'Whole stay' })).toBeChecked();
  });

  it('accept a price in the selected currency, and search for its value in shekels', async () => {
    const { user, sheet } = await openFilters('', 'USD');
    const highest = sheet.getByRole('textbox', { name: 'Highest price' });
    await user.click(sheet.getByRole('radio', { name: 'Whole stay' }));
    await user.type(highest, '2,000');
    await waitFor(() => expect(address()).toContain('max=8000&per=stay&budget=USD%2C%2C2000'));
    expect(highest).toHaveValue('2,000');
    expect(sheet.getByText('≈ ₪8,000')).toBeInTheDocument();
    await user.click(sheet.getByRole('radio', { name: 'Per night' }));
    expect(address()).toContain('max=1600&per=night&budget=USD%2C%2C400');
    expect(highest).toHaveValue('400');
    await user.click(sheet.getByRole('radio', { name: 'Whole stay' }));
    expect(address()).toContain('max=8000&per=stay&budget=USD%2C%2C2000');
    await user.clear(highest);
    await waitFor(() => expect(address()).not.toMatch(/max=|budget=/));
  });

  it('show a typed price in the currency in which it was typed, even if another is selected now', async () => {
    const { sheet } = await openFilters('&max=8000&per=stay&budget=USD,,2000', 'ILS');
    expect(sheet.getByRole('textbox', { name: 'Highest price' })).toHaveValue('2000');
    expect(sheet.getAllByText('$')).toHaveLength(2);
  });

  it('keep the exact shekels of a limit that is not edited', async () => {
    const { user, sheet } = await openFilters('&min=501&max=8001&per=stay', 'USD');
    const [lowest, highest] = sheet.getAllByRole('textbox');
    expect(lowest).toHaveValue('125');
    expect(highest).toHaveValue('2000');
    await user.clear(highest!);
    await user.type(highest!, '1000');
    await waitFor(() => expect(address()).toContain('min=501&max=4000&per=stay&budget=USD%2C125%2C1000'));
  });

  it.each([
    ['Highest price', '12x', 'Enter a whole amount, up to ₪999,999,999.'],
    ['Lowest price', '9999999999', 'Enter a whole amount, up to ₪999,999,999.'],
    ['Highest price', '250', 'The lowest price is above the highest.'],
  ])('keep invalid text and explain the error: %s “%s”', async (name, text, problem) => {
    const { user, sheet } = await openFilters('&min=300');
    const field = sheet.getByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, text);
    expect(await sheet.findByText(problem)).toBeInTheDocument();
    expect(field).toHaveValue(text);
    await user.click(sheet.getByRole('button', { name: 'Show 12 hotels' }));
    expect(sheet.getByText(problem)).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(address()).not.toContain('max=');
  });

  it('show chart and slider in the currency in which limits are typed', async () => {
    const { sheet } = await openFilters('', 'USD');
    await waitFor(() => expect(sheet.getByText('≈ $250+')).toBeInTheDocument());
    expect(sheet.getByText('≈ $75 and more: 1 hotel')).toBeInTheDocument();
    const [lowest, highest] = sheet.getAllByRole('slider');
    expect(lowest).toHaveAttribute('aria-valuetext', '≈ $0');
    expect(highest).toHaveAttribute('aria-valuetext', '≈ $250+');
    expect(sheet.queryByText(/₪/)).not.toBeInTheDocument();
  });

  it('list in words how many hotels are in each price range', async () => {
    const { user, sheet } = await openFilters();
    const bars = () => within(sheet.getByRole('list', { name: 'How many hotels cost what' }));
    expect(
      bars()
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['₪100 to ₪199: 4 hotels', '₪200 to ₪299: 7 hotels', '₪300 and more: 1 hotel']);
    await user.click(sheet.getByRole('radio', { name: 'Whole stay' }));
    expect(bars().getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['min=1000', 'from ₪1,000 a night'],
    ['min=300&max=300', '₪300 a night'],
    ['min=300&max=900', '₪300 – ₪900 a night'],
    ['max=2280&per=night', 'up to ₪2,280 a night'],
    ['max=16000&per=stay', 'up to ₪16,000 for the stay'],
    ['max=8000&per=stay&budget=USD,,2000', 'up to \u2068$2,000 ≈ ₪8,000\u2069 for the stay'],
    ['max=8000&per=stay&budget=USD,,5', 'up to ₪8,000 for the stay'],
  ])('show a price filter as a chip with amounts and unit: %s', async (query, label) => {
    open([searchMock(() => result())], `${ADDRESS}&${query}`);
    const chips = within(await screen.findByRole('grid', { name: 'Active filters' }));
    await waitFor(() => expect(chips.getByRole('row')).toHaveTextContent(label));
    expect(chips.getByText(label)).toBeInTheDocument();
  });

  it('can be removed from an empty list, all of them or only the one whose removal helps', async () => {
    const suggestion = {
      __typename: 'FilterSuggestion' as const,
      field: 'amenities',
      value: 'Spa',
      count: 12,
      pricePerNight: { __typename: 'Money' as const, amountMinor: 15_700, currency: 'ILS' },
      total: { __typename: 'Money' as const, amountMinor: 94_200, currency: 'ILS' },
    };
    const { user } = open(
      [searchMock(({ filter }) => (filter.amenities?.length ? emptyResult({ suggestion }) : result()))],
      `${ADDRESS}&amenities=Spa`,
    );
    expect(await screen.findByRole('heading', { name: 'No Hotels Found' })).toBeInTheDocument();
    expect(
      screen.getByText(
        (_, element) =>
          element?.textContent === 'Without “Spa” prices start at ₪157 a night, ₪942 for the stay.',
      ),
    ).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Clear All Filters' })).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remove Spa: 12 hotels' }));
    expect(await screen.findAllByRole('article')).toHaveLength(5);
  });
});
