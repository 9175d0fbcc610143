import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { catalogues } from '#i18n/catalogues/catalogues.ts';
import { money } from '#web/testing/factories.ts';
import { renderRoute, type RouteOptions } from '#web/testing/renderRoute.tsx';
import { type CriteriaWithWishes, defaultCriteria } from '#lib/search/searchState.ts';
import { hotel } from '../../testing/factories.ts';
import styles from './HotelCard.module.css';
import { HotelCard } from './HotelCard.tsx';

const stay: CriteriaWithWishes = {
  ...defaultCriteria('2026-05-11'),
  checkIn: '2026-05-12',
  checkOut: '2026-05-18',
};

const show = (
  changes: Partial<HotelCard_HotelFragment> = {},
  options: RouteOptions = {},
  criteria = stay,
) => {
  const view = renderRoute(<HotelCard hotel={hotel(changes)} criteria={criteria} isFirst />, options);
  return { ...view, card: within(screen.getByRole('article')) };
};

/** Text without invisible direction marks and with plain spaces. */
const plain = (element: HTMLElement) =>
  element.textContent.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

const image = (number: number, isIllustration: boolean) => ({
  __typename: 'HotelImage' as const,
  url: `/stock/${number}.svg`,
  isIllustration,
});

describe('the price per night on a card', () => {
  it('says for how many rooms it is when there are several', () => {
    const { card } = show({}, {}, { ...stay, party: { ...stay.party, adults: 3, rooms: 2 } });
    expect(card.getByText('per night, 2 rooms')).toBeVisible();
  });
});

describe('the link of a card', () => {
  it('is the only link, with hotel id, dates and guests', () => {
    const { card } = show();
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.getByRole('link', { name: 'Seaside House View rooms' })).toHaveAttribute(
      'href',
      '/Hotel?id=1000001&checkin=2026-05-12&checkout=2026-05-18&guests=2',
    );
  });

  it('is named by the hotel and the text “View rooms”', () => {
    const { card } = show();
    expect(card.getByRole('link')).toHaveAccessibleName('Seaside House View rooms');
    expect(card.getByRole('heading')).toHaveAccessibleName('Seaside House');
    expect(screen.getByRole('article')).toHaveAccessibleName('Seaside House');
  });

  it('is named only by the hotel when no price is shown', () => {
    const { card } = show({ pricePerNight: null, total: null });
    expect(card.getByRole('link')).toHaveAccessibleName('Seaside House');
  });

  it('contains how the guests are split', () => {
    const party = { adults: 2, children: 1, childrenAges: [7], infants: 1, rooms: 2 };
    const { card } = show({}, {}, { ...stay, party });
    expect(card.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('guests=3&adults=2&children=1&ages=7&infants=1&rooms=2'),
    );
  });
});

describe('the link of a card in a list with wishes', () => {
  it('contains the wishes, so that the hotel page shows the same room', () => {
    const wishes = { meals: ['Breakfast Included', 'Half Board'], freeCancellation: true };
    const { card } = show({}, {}, { ...stay, wishes });
    expect(card.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('&meals=Breakfast+Included%2CHalf+Board&freeCancellation=true'),
    );
  });
});

describe('the price of a card', () => {
  it('consists of the exact price per night, the exact total and an estimate', async () => {
    show();
    const text = plain(screen.getByRole('article'));
    expect(text).toContain('₪250.40per night');
    expect(text).toContain('₪1,502.40 total for 6 nights');
    expect(text).toContain('includes taxes and fees');
    expect(await screen.findByText('≈ $63')).toBeInTheDocument();
  });

  it('is shown in Hebrew', () => {
    show({ name: { __typename: 'LocalizedText', en: 'Seaside House', he: 'בית הים' } }, { language: 'he' });
    const text = plain(screen.getByRole('article'));
    expect(text).toContain('250.40 ₪');
    expect(text).toContain('1,502.40 ₪ סה״כ ל־6 לילות');
    expect(text).toContain('נהדר');
    expect(screen.getByRole('link', { name: 'בית הים לחדרים' })).toBeInTheDocument();
  });

  it('is replaced by a text when there are no rooms', () => {
    const { card } = show({ pricePerNight: null, total: null });
    expect(card.getByText('no available rooms')).toBeInTheDocument();
    expect(card.getByText('for these dates')).toBeInTheDocument();
    expect(card.queryByText('per night')).not.toBeInTheDocument();
    expect(card.getByRole('link')).toBeInTheDocument();
  });
});

it.each([
  ['EXCELLENT', 4.7, 'Excellent', '4.7'],
  ['GREAT', 4, 'Great', '4.0'],
  ['VERY_GOOD', 3.8, 'Very Good', '3.8'],
  ['GOOD', 3.2, 'Good', '3.2'],
  ['FAIR', 2.5, 'Fair', '2.5'],
] as const)('a hotel of the quality %s shows its label and the score %d', (label, score, word, number) => {
  const { card } = show({
    quality: { __typename: 'Quality', score, label, source: 'TRIPADVISOR', reviewCount: null },
  });
  expect(card.getByText(word)).toBeInTheDocument();
  expect(card.getByText(number)).toBeInTheDocument();
});

it.each([
  ['TRIPADVISOR', null, 'from Tripadvisor'],
  ['REVIEWS', 3, '3 reviews on Solera'],
  ['HOTEL_DATA', null, 'from the hotel’s data'],
] as const)('a card shows where its score comes from: %s', (source, reviewCount, words) => {
  const { card } = show({
    quality: { __typename: 'Quality', score: 5, label: 'EXCELLENT', source, reviewCount },
  });
  expect(
    card.getByText((_, element) => element?.tagName === 'SPAN' && element.textContent === words),
  ).toBeVisible();
});

it('a card without quality and stars shows neither', () => {
  const { card } = show({ quality: null, stars: null });
  expect(card.queryByText('quality rating')).not.toBeInTheDocument();
  expect(card.queryByRole('img', { name: /stars/ })).not.toBeInTheDocument();
});

const upgrade = (wish: 'BREAKFAST' | 'FREE_CANCELLATION', shekels: number) => ({
  __typename: 'PriceUpgrade' as const,
  wish,
  morePerNight: money(shekels),
});
const roomOnly = { mealPlan: 'Room only', mealChoices: ['Room only'] };

describe('the terms on a card', () => {
  it.each([
    [{}, 'Breakfast Included'],
    [{ mealPlan: 'Dinner', mealChoices: ['Dinner'] }, 'Dinner'],
    [{ mealPlan: 'Dinner', mealChoices: ['Lunch', 'Dinner'] }, 'DinnerAlso at the same price: Lunch'],
    [roomOnly, 'Room only'],
    [{ ...roomOnly, upgrades: [upgrade('BREAKFAST', 286)] }, 'Room onlyBreakfast from +₪286 a night'],
    [{ freeCancellation: true }, 'Usually up to 24-48 hours before check-in'],
    [
      { freeCancellation: true, freeCancellationUntil: '2026-05-10T15:00' },
      /Free until Sun,? 10 May( 2026)?, 15:00/,
    ],
    [{ freeCancellation: false }, 'Non-refundable'],
    [{ freeCancellation: false, partlyRefundable: true }, /Partly refundableCompare/],
    [
      { freeCancellation: false, partlyRefundable: true, freeCancellationOver: true },
      'Partly refundableFree cancellation is usually up to 24-48 hours before check-in: for these dates that time is over',
    ],
    [
      { freeCancellation: false, freeCancellationOver: true },
      /Non-refundableFree cancellation is usually .*that time is over/,
    ],
    [
      { freeCancellation: false, upgrades: [upgrade('FREE_CANCELLATION', 90.5)] },
      'Non-refundableFree cancellation from +₪90.50 a night',
    ],
  ])('for %o contain %s', (changes, text) => {
    show(changes);
    const found = plain(screen.getByRole('article'));
    expect(found).toMatch(text);
  });

  it.each([
    ['en', 'Breakfast ', 'from +₪286', ' a night'],
    ['he', 'ארוחת בוקר בתוספת ', 'החל מ־286 ₪', ' ללילה'],
    ['ar', 'الإفطار بزيادة ', 'تبدأ من 286', ''],
    ['de', 'Frühstück ', 'ab +286 ₪', ' pro Nacht'],
    ['es', 'Desayuno ', 'desde +286 ₪', ' por noche'],
    ['fr', 'Petit-déjeuner ', 'à partir de +286 ₪', ' par nuit'],
    ['it', 'Colazione ', 'da +286 ₪', ' a notte'],
    ['pt', 'Pequeno-almoço ', 'a partir de +286 ₪', ' por noite'],
    ['ru', 'Завтрак ', 'от +286 ₪', ' за ночь'],
    ['zh', '含早餐每晚 ', '+₪286 起', ''],
  ] as const)(
    'show in %s the additional price of breakfast, without a line break in the amount',
    async (language, before, amount, after) => {
      await catalogues.load(language);
      show({ ...roomOnly, upgrades: [upgrade('BREAKFAST', 286)] }, { language });
      const reading = (element: HTMLElement) => plain(element).replaceAll('\u202f', ' ');
      expect(reading(screen.getByRole('article'))).toContain(`${before}${amount}${after}`);
      const unbroken = screen
        .getByText(/286/, { selector: 'li bdi' })
        .closest<HTMLElement>(`.${styles.whole}`);
      expect(unbroken && reading(unbroken)).toContain(amount);
    },
  );

  it.each([
    ['2026-05-10T15:00', true],
    ['2026-05-05T00:00', false],
  ])('mention the usual deadline when cancelling is free until %s: %s', (freeCancellationUntil, isUsual) => {
    show({ freeCancellationUntil });
    expect(plain(screen.getByRole('article')).includes('Usually up to 24-48 hours')).toBe(isUsual);
    expect(screen.getByText(/Free until/)).toBeInTheDocument();
  });

  it('are followed by at most four amenities', () => {
    const { card } = show({ amenities: ['WiFi', 'Pool', 'Gym', 'Spa', 'Bar', 'Sauna'] });
    expect(within(card.getByRole('list', { name: 'Amenities' })).getAllByRole('listitem')).toHaveLength(4);
  });
});

describe('the gallery of a card', () => {
  it('shows the next picture after a click on the arrow button, and labels stock pictures', async () => {
    const { card, user } = show({ images: [image(1, false), image(2, true)] });
    expect(card.getByRole('img', { name: 'Seaside House, picture 1 of 2' })).toBeInTheDocument();
    expect(card.queryByText('Illustration')).not.toBeInTheDocument();
    await user.click(card.getByRole('button', { name: 'Next picture of Seaside House' }));
    expect(card.getByRole('img', { name: 'Seaside House, picture 2 of 2' })).toBeInTheDocument();
    expect(card.getByText('Illustration')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: /Next picture/ })).not.toBeInTheDocument();
  });

  it.each([
    ['de', 'Bild 1 von 2', 'Nächstes Bild'],
    ['ar', 'الصورة 1 من 2', 'الصورة التالية'],
  ] as const)(
    'has labels in %s without the hotel’s name if that is in another language',
    async (language, alt, next) => {
      await catalogues.load(language);
      const { card } = show({ images: [image(1, false), image(2, true)] }, { language });
      expect(card.getByRole('img', { name: alt })).toBeInTheDocument();
      expect(card.getByRole('button', { name: next })).toBeInTheDocument();
    },
  );

  it('shows at most five pictures', () => {
    const { card } = show({ images: [1, 2, 3, 4, 5, 6].map((number) => image(number, false)) });
    expect(card.getByRole('img', { name: /picture 1 of 5/ })).toBeInTheDocument();
  });

  it('says that there are no pictures', () => {
    expect(show({ images: [] }).card.getByText('No Image')).toBeInTheDocument();
  });
});

it('the flag “Sherry’s pick” opens the reason for the pick', async () => {
  const { card, user } = show({ sherryPick: { __typename: 'SherryPick', reason: 'BEST_VALUE' } });
  const flag = card.getByRole('button', { name: 'Sherry’s pick' });
  expect(flag).toHaveAttribute('aria-expanded', 'false');
  await user.click(flag);
  expect(card.getByText(/cheaper than most hotels here with the same stars/)).toBeVisible();
});

it.each([
  ['he', 'חיפה, ישראל'],
  ['fr', 'Haifa, Israël'],
] as const)('a card names its place in %s', async (language, place) => {
  await catalogues.load(language);
  const { card } = show({}, { language });
  expect(card.getByText(place)).toBeVisible();
});

describe('the location on a card', () => {
  it('consists of the distance to the centre and the part of town', () => {
    const near = { __typename: 'TownPart' as const, name: 'Jaffa', nameHe: 'יפו' };
    const { card } = show({ placeInTown: { __typename: 'PlaceInTown', metersToCentre: 850, near } });
    expect(plain(card.getByText(/from the centre/))).toBe('850 m from the centre · near Jaffa');
  });

  it.each([
    [400, ['about 400 m from the sea']],
    [2_500, []],
    [null, []],
  ])('includes a short distance to the sea, in metres: %s', (metersToSea, texts) => {
    const { card } = show({ surroundings: { __typename: 'Surroundings', metersToSea } });
    expect(card.queryAllByText(/from the sea/).map(plain)).toEqual(texts);
  });

  it('is not shown when it is not known', () => {
    const { card } = show();
    expect(card.queryByText(/centre|sea/)).not.toBeInTheDocument();
  });
});
