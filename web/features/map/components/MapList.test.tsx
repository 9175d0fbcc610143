import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { compareStore } from '#lib/compare/compareStore.ts';
import { defaultCriteria } from '#lib/search/searchState.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { hotel, noPictures } from '../testing/factories.ts';
import { MapList } from './MapList.tsx';

const hotels = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => hotel(`${prefix}${at}`, { pricePerNight: money(57.5) }));

const openList = (
  chosenId: string | null,
  listed = hotels('h', 1_000),
  options: Pick<RouteOptions, 'language'> & { readonly activeGroup?: readonly string[] } = {},
) => {
  const requested: (readonly string[])[] = [];
  const view = renderRoute(
    <MapList
      hotels={listed}
      answeredKey="haifa"
      placeless={hotels('p', 90)}
      criteria={defaultCriteria('2026-05-01')}
      isCounted
      activeId={null}
      activeGroup={new Set(options.activeGroup)}
      chosenId={chosenId}
      onActive={() => undefined}
    />,
    { ...options, mocks: [noPictures((ids) => requested.push(ids))] },
  );
  return { ...view, firstsOf: () => new Set(requested.map((ids) => ids[0])) };
};

/** Ignores the labels of the favorite button and of Compare, which also contain the name of the hotel. */
const ofLines = { ignore: 'button *, label *' };

it('pictures are requested for the visible lines, also for a pin far down the list', async () => {
  const { user, firstsOf } = openList('h907');
  expect(screen.getByText('Hotel h907', ofLines)).toBeInTheDocument();
  expect(screen.queryByText('Hotel h500')).not.toBeInTheDocument();
  await waitFor(() => expect(firstsOf()).toEqual(new Set(['h0', 'h900', 'p0'])));
  await user.click(screen.getByRole('button', { name: 'Show more (960)' }));
  await waitFor(() => expect(firstsOf()).toEqual(new Set(['h0', 'h20', 'h900', 'p0'])));
  expect(screen.getByRole('button', { name: 'Show more (70)' })).toBeVisible();
});

it('the list of the map shows the price of a night with its cents', () => {
  openList(null);
  expect(screen.getAllByText('₪57.50')).toHaveLength(40);
});

it.each([
  ['en', /₪500 per night plus €12 \+ \$4 for the whole stay paid at the hotel/],
  ['he', /500\s₪ ללילה ועוד 12\s€ \+ 4\s\$ לכל השהייה לתשלום במלון/],
] as const)(
  'the list of the map shows in %s the fees paid at the hotel beside a price',
  (language, words) => {
    const propertyFees = [money(12, 'EUR'), money(4, 'USD')];
    openList(null, [hotel('1', { propertyFees }), hotel('2')], { language });
    const [taxed, plain] = ['1', '2'].map((id) =>
      document
        .querySelector(`[data-hotel="${id}"]`)
        ?.textContent.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, ''),
    );
    expect(taxed).toMatch(words);
    expect(plain).not.toMatch(/paid at the hotel|לתשלום במלון/);
  },
);

it('the list of the map shows the distance to the sea only if it is known and short', () => {
  openList(null, [hotel('a', { metersToSea: 400 }), hotel('b', { metersToSea: 4_500 }), hotel('c')]);
  expect(line('Hotel a')).toHaveTextContent('about 400 m from the sea');
  expect(line('Hotel b')).not.toHaveTextContent('sea');
  expect(line('Hotel c')).not.toHaveTextContent('sea');
});

it.each([
  ['en', '₪2,000 total for 6 nights', 'Free Cancellation', 'No free cancellation at this price'],
  ['he', /2,000.*₪.*סה״כ ל־6 לילות/, 'ביטול חינם', 'ללא ביטול חינם במחיר הזה'],
] as const)(
  'the list of the map shows in %s the total of the stay and whether it can be cancelled',
  (language, total, free, notFree) => {
    const priced = { total: money(2_000) };
    const listed = [
      hotel('a', { ...priced, freeCancellation: true }),
      hotel('b', priced),
      hotel('c', { total: null, pricePerNight: null, rooms: 'NONE' }),
    ];
    openList(null, listed, { language });
    expect(line('Hotel a')).toHaveTextContent(total);
    expect(line('Hotel a')).toHaveTextContent(free);
    expect(line('Hotel a')).not.toHaveTextContent(notFree);
    expect(line('Hotel b')).toHaveTextContent(notFree);
    expect(line('Hotel c')).not.toHaveTextContent(free);
  },
);

it('hotels can be chosen for comparison in the list of the map', async () => {
  compareStore.clear();
  const { user } = openList(null);
  await user.click(screen.getByRole('checkbox', { name: /^Compare.*Hotel h1$/ }));
  expect(compareStore.read().map(({ id }) => id)).toEqual(['h1']);
  compareStore.clear();
});

it('a cluster that is pointed at highlights the lines of its hotels', () => {
  openList(null, hotels('h', 4), { activeGroup: ['h1', 'h3'] });
  const isLit = (id: string) => document.querySelector(`[data-hotel="${id}"]`)?.className.includes('lit');
  expect(['h0', 'h1', 'h2', 'h3'].map(isLit)).toEqual([false, true, false, true]);
});

const line = (name: string) => screen.getByText(name, ofLines).closest('li');

it.each([
  ['en', 'from Tripadvisor', '12 reviews on Solera', 'reviews on Solera', 'from the hotel’s data'],
  ['he', 'מ־Tripadvisor', '12 ביקורות ב־', 'ביקורות ב־', 'מנתוני המלון'],
] as const)(
  'the list of the map shows in %s where the score of each hotel comes from',
  (language, advisor, counted, many, data) => {
    const scored = [
      hotel('a'),
      hotel('b', { scoreSource: 'REVIEWS', reviewCount: 12 }),
      hotel('c', { scoreSource: 'REVIEWS', reviewCount: null }),
      hotel('d', { scoreSource: 'HOTEL_DATA' }),
      hotel('e', { score: null, scoreSource: null }),
    ];
    openList(null, scored, { language });
    expect(line('Hotel a')).toHaveTextContent(advisor);
    expect(line('Hotel b')).toHaveTextContent(counted);
    expect(line('Hotel c')).toHaveTextContent(many);
    expect(line('Hotel c')).not.toHaveTextContent(/0 (?:reviews|ביקורות)/);
    expect(line('Hotel d')).toHaveTextContent(data);
    expect(line('Hotel e')).not.toHaveTextContent('4.2');
  },
);

/** The list beside the map, with buttons that simulate the later responses of a running search. */
function Running() {
  const [listed, setListed] = useState(hotels('h', 2));
  const [key, setKey] = useState('haifa');
  const late = () => [hotel('late'), ...hotels('h', 2).toReversed()];
  const cheap = () => ['h0', 'h1'].map((id) => hotel(id, { pricePerNight: money(99) }));
  return (
    <>
      <MapList
        hotels={listed}
        answeredKey={key}
        placeless={[]}
        criteria={defaultCriteria('2026-05-01')}
        isCounted={false}
        activeId={null}
        activeGroup={new Set()}
        chosenId={null}
        onActive={() => undefined}
      />
      <button type="button" onClick={() => setListed(late())}>
        Better ones come
      </button>
      <button type="button" onClick={() => setListed(cheap())}>
        Prices come
      </button>
      <button
        type="button"
        onClick={() => {
          setListed(late());
          setKey('haifa, other filters');
        }}
      >
        Other filters
      </button>
    </>
  );
}

describe('the list of the map while the search runs', () => {
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const openRunning = () => {
    const view = renderRoute(<Running />, { mocks: [noPictures(() => undefined)] });
    screen.getAllByRole('link')[0]?.focus();
    return view;
  };

  it('keeps visible lines in place, and applies the new order on request', async () => {
    const { user } = openRunning();
    press('Better ones come');
    expect(names()).toEqual(['Hotel h0', 'Hotel h1', 'Hotel late']);
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('New results are ready.'));
    await user.click(screen.getByRole('button', { name: 'Show the new order' }));
    expect(names()).toEqual(['Hotel late', 'Hotel h1', 'Hotel h0']);
    expect(screen.queryByRole('button', { name: 'Show the new order' })).not.toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Hotels' })).toHaveFocus();
  });

  it('shows new prices at once', () => {
    openRunning();
    press('Prices come');
    expect(screen.getAllByText('₪99')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show the new order' })).not.toBeInTheDocument();
  });

  it('shows the result of other filters at once', () => {
    openRunning();
    press('Other filters');
    expect(names()).toEqual(['Hotel late', 'Hotel h1', 'Hotel h0']);
  });
});
