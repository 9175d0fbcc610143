import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChatHotelDocument, ChatOffersDocument } from '#generated/graphql.ts';
import { hotelOfReply, offer, openChat, replies, reply } from './testing/chat.tsx';
import type { ChatAnswer, ChatOptions } from './testing/chat.tsx';

const href = '/Hotel?id=7&checkin=2026-12-10&checkout=2026-12-14&guests=2';
const write = () => screen.getByLabelText('Write a message');
const log = () => within(screen.getByRole('log'));

/** Text without invisible direction marks and with plain spaces. */
const plain = (element: HTMLElement) =>
  element.textContent.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

const found = reply('I found [Almog Beach](/Hotel?id=7).', {
  hotels: [hotelOfReply('7', href)],
  suggestions: ['A cheaper one', 'And with a pool?'],
  mood: 'pleased',
});

const askAssistant = async (answers: readonly ChatAnswer[], options: ChatOptions = {}) => {
  const { sent, mocks } = replies(...answers);
  const all = [...mocks, ...(options.mocks ?? [])];
  const view = await openChat({ kind: 'general' }, { ...options, mocks: all });
  await view.user.type(screen.getByRole('textbox'), 'Hello{Enter}');
  return { ...view, sent };
};

describe('a hotel of a reply', () => {
  it('shows name, stars, price, deadline and meals, and links to its page', async () => {
    const { user } = await askAssistant([found]);
    const card = await log().findByRole('article');
    const text = plain(card);
    expect(text).toContain('4 stars');
    expect(text).toContain('₪742.40 per night');
    expect(text).toContain('₪2,969.60 ≈ $742 total for 4 nights');
    expect(text).toMatch(/Free cancellation until Tue,? 8 Dec( 2026)?, 15:00/);
    expect(text).toContain('Half Board');
    expect(card.querySelector('img')).toHaveAttribute('src', '/stock/1.svg');
    await user.click(within(card).getByRole('link', { name: 'Almog Beach' }));
    expect(screen.getByTestId('address')).toHaveTextContent(href);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is shown in Hebrew', async () => {
    await askAssistant([found], { language: 'he' });
    const text = plain(await log().findByRole('article'));
    expect(text).toContain('אלמוג ביץ׳');
    expect(text).toContain('742.40 ₪');
    expect(text).toContain('2,969.60 ₪');
    expect(text).toContain('סה״כ ל־4 לילות');
  });

  it.each([
    ['en', 'per night, 2 rooms'],
    ['he', 'ללילה, שני חדרים'],
  ] as const)('says that the price of a stay in two rooms is for both, in %s', async (language, words) => {
    const hotel = hotelOfReply('7', `${href.replace('guests=2', 'guests=4')}&rooms=2`);
    await askAssistant([reply('One.', { hotels: [hotel] })], { language });
    expect(plain(await log().findByRole('article'))).toContain(words);
  });

  it.each([
    ['en', 'guests=4', 'This room has beds for 2'],
    ['he', 'guests=4', 'בחדר הזה יש מיטות לשניים'],
    ['en', 'guests=4&rooms=2', 'These rooms have beds for 2'],
  ] as const)('says that there are fewer beds than guests, in %s for %s', async (language, party, words) => {
    const hotel = {
      ...hotelOfReply('7', href.replace('guests=2', party)),
      cheapestOffer: { ...offer(), beds: [{ __typename: 'RoomBeds' as const, places: 2 }] },
    };
    await askAssistant([reply('One.', { hotels: [hotel] })], { language });
    expect(within(await log().findByRole('article')).getByText(words)).toBeVisible();
  });

  it('says nothing about beds if there are enough', async () => {
    const beds = [{ __typename: 'RoomBeds' as const, places: 2 }];
    const hotel = { ...hotelOfReply('7', href), cheapestOffer: { ...offer(), beds } };
    await askAssistant([reply('One.', { hotels: [hotel] })]);
    expect(plain(await log().findByRole('article'))).not.toContain('beds for');
  });

  it.each([
    [{ isFree: false }, 'No free cancellation at this price'],
    [{ isFree: true, freeUntil: null }, 'Free cancellation'],
  ])('shows the cancellation terms %o', async (cancellation, words) => {
    const hotel = { ...hotelOfReply('7', href), cheapestOffer: offer(cancellation) };
    await askAssistant([reply('One.', { hotels: [hotel] })]);
    expect(within(await log().findByRole('article')).getByText(words)).toBeVisible();
  });

  it('has a link “See rooms and prices” when it has no price', async () => {
    const hotel = { ...hotelOfReply('7', '/Hotel?id=7'), cheapestOffer: null };
    await askAssistant([reply('One.', { hotels: [hotel] })]);
    const card = await log().findByRole('article');
    expect(within(card).getByText('See rooms and prices')).toBeVisible();
    expect(plain(card)).not.toContain('₪');
  });
});

describe('suggestions of a reply', () => {
  it('are sent when they are clicked, and only those of the newest reply are shown', async () => {
    const { user, sent } = await askAssistant([found, reply('Here.', { suggestions: ['Book it'] })]);
    const cheaper = await log().findByRole('button', { name: 'A cheaper one' });
    await user.click(cheaper);
    expect(await log().findByRole('button', { name: 'Book it' })).toBeVisible();
    expect(log().queryByRole('button', { name: 'And with a pool?' })).not.toBeInTheDocument();
    expect(sent.map(({ message }) => message)).toEqual(['Hello', 'A cheaper one']);
    expect(write()).toHaveFocus();
  });
});

describe('actions of a reply', () => {
  const every = reply('What next?', {
    actions: [
      { __typename: 'ChatAction', kind: 'OPEN_SEARCH', href: '/Discover?destination=Israel&guests=2' },
      { __typename: 'ChatAction', kind: 'COMPLETE_BOOKING', href: '/Checkout?bookingId=b1' },
      { __typename: 'ChatAction', kind: 'OPEN_PAGE', href: 'https://evil.example/' },
      { __typename: 'ChatAction', kind: 'OPEN_HOTEL', href: null },
    ],
  });

  it('link only to pages of this site', async () => {
    const { user } = await askAssistant([every]);
    const search = await log().findByRole('link', { name: 'Open this search' });
    expect(log().getAllByRole('link')).toHaveLength(2);
    expect(log().getByRole('link', { name: 'Complete booking' })).toHaveAttribute(
      'href',
      '/Checkout?bookingId=b1',
    );
    await user.click(search);
    expect(screen.getByTestId('address')).toHaveTextContent('/Discover?destination=Israel&guests=2');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are labelled “Apply these filters” while search results are open', async () => {
    await askAssistant([every], { address: '/Discover?destination=Israel' });
    expect(await log().findByRole('link', { name: 'Apply these filters' })).toBeVisible();
  });

  it('can open the form to talk to a person', async () => {
    const person = reply('I do not know.', {
      actions: [{ __typename: 'ChatAction', kind: 'TALK_TO_PERSON', href: null }],
    });
    const { user } = await askAssistant([person]);
    await user.click(await log().findByRole('button', { name: 'Pass on to our team' }));
    expect(screen.getByRole('heading', { name: 'Talk to a person' })).toHaveFocus();
  });
});

describe('the last conversation', () => {
  const hotelRead = {
    request: { query: ChatHotelDocument, variables: { id: '7' } },
    result: { data: { __typename: 'Query', hotel: hotelOfReply('7', href).hotel } },
  };
  const offersRead = (amountMinor: number) => ({
    request: { query: ChatOffersDocument, variables: () => true },
    result: {
      data: {
        __typename: 'Query',
        hotel: {
          __typename: 'Hotel',
          id: '7',
          offers: {
            __typename: 'OfferList',
            offers: [{ ...offer(), pricePerNight: { __typename: 'Money', amountMinor, currency: 'ILS' } }],
          },
        },
      },
    },
  });

  const reopened = async (options: ChatOptions) => {
    const view = await askAssistant([found], options);
    await log().findByRole('article');
    await view.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await view.user.click(screen.getByRole('button', { name: 'open' }));
    expect(await screen.findByRole('log')).not.toHaveTextContent('I found');
    return view;
  };

  it('is not shown when the chat is opened again, but can be restored with cards and suggestions', async () => {
    const { user } = await reopened({ mocks: [hotelRead, offersRead(80_000)] });
    await user.click(screen.getByRole('button', { name: 'Continue last conversation' }));
    expect(log().getByText(/I found/)).toBeVisible();
    expect(write()).toHaveFocus();
    const card = await log().findByRole('article');
    await waitFor(() => expect(plain(card)).toContain('₪800 per night'));
    expect(log().getByRole('button', { name: 'A cheaper one' })).toBeVisible();
  });

  it('is restored without the card of a hotel that no longer exists', async () => {
    const gone = { ...hotelRead, result: { data: { __typename: 'Query' as const, hotel: null } } };
    const { user } = await reopened({ mocks: [gone, offersRead(80_000)] });
    await user.click(screen.getByRole('button', { name: 'Continue last conversation' }));
    expect(log().getByText(/I found/)).toBeVisible();
    await waitFor(() => expect(log().queryByText('Reading the hotel')).not.toBeInTheDocument());
    expect(log().queryByRole('article')).not.toBeInTheDocument();
  });
});
