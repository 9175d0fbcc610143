import { hotelTitle, shortDescription, textFor } from '#shared/seo/page-words.ts';
import { matchingFirst, withMatchingPlan } from '#shared/pricing/matching-offer.ts';
import { type HotelPage_HotelFragment, useHotelOffersQuery } from '#generated/graphql.ts';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { pickText, useOwnText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { useStoreVisit } from '#lib/memory/useMemory.ts';
import { sentenceIn } from '#lib/search/typed/sentenceEntry.ts';
import { UnusedWordsNotice } from '#lib/search/typed/UnusedWordsNotice.tsx';
import { useStoreStay } from '#lib/stay/useStoreStay.ts';
import { StalePricesNotice } from '#lib/hotel/price/StalePricesNotice.tsx';
import { usePlaceWords } from '#lib/hotel/HotelPlace.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { useIsOneColumn } from '#ui/useIsPhone.ts';
import { MatchingRoomsNotice } from './components/rooms/MatchingRoomsNotice.tsx';
import { HeldRoomNotice } from './components/rooms/HeldRoomNotice.tsx';
import { HotelGallery } from './components/about/HotelGallery.tsx';
import { HotelIntro } from './components/about/HotelIntro.tsx';
import { HotelMap } from './components/about/HotelMap.tsx';
import { HotelReviews } from './components/reviews/HotelReviews.tsx';
import { HotelStructuredData } from './components/HotelStructuredData.tsx';
import type { ChangedDraft } from './change/useChangedDraft.ts';
import { StayFields } from './components/rooms/StayFields.tsx';
import { messages } from './HotelPage.messages.ts';
import { RoomsAndBooking } from './RoomsAndBooking.tsx';
import type { HotelStayState } from './useHotelStay.ts';

interface HotelViewProps {
  hotel: HotelPage_HotelFragment;
  state: HotelStayState;
  /** The unpaid booking for which a stay and room are chosen. */
  changed: ChangedDraft;
}

/** Rooms of the stay. Loaded again on every visit, because an offer is valid only for minutes. */
const useOffers = (id: string, { stay }: HotelStayState) => {
  const { checkIn, checkOut, party: occupancy } = stay;
  const { data, loading, error, refetch } = useHotelOffersQuery({
    variables: { id, stay: { checkIn, checkOut, occupancy } },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  // Rooms are rendered as a deferred update, so that the page stays usable; while it is pending, the rooms of the
  // previous stay are hidden.
  const shown = useDeferredValue(data);
  const isLoading = loading || shown !== data;
  const { wishes } = stay;
  const found = isLoading ? undefined : shown?.hotel?.offers?.offers;
  // The room that a result card showed comes first, with the meal plan of the card.
  const offers = useMemo(
    () => matchingFirst(found ?? [], wishes).map((offer) => withMatchingPlan(offer, wishes)),
    [found, wishes],
  );
  const age = isLoading ? undefined : (shown?.hotel?.offers ?? undefined);
  return { offers, age, isLoading, hasFailed: !loading && error !== undefined, refetch };
};

/**
 * Stores this hotel for the home page, with the price of the first offer: the cheapest that meets the wishes or, when
 * none does, the cheapest.
 */
const useVisit = (
  hotel: HotelPage_HotelFragment,
  { checkIn, checkOut }: HotelStayState['stay'],
  { offers, age }: Pick<ReturnType<typeof useOffers>, 'offers' | 'age'>,
) => {
  // `offers` starts with those that meet the wishes, lowest full cost first.
  const totalMinor = offers[0]?.total.amountMinor ?? null;
  const readAt = age?.pricedAt;
  const visit = useMemo(() => {
    const { id, name, city, cityHe, country, countryCode, images } = hotel;
    return {
      id,
      city,
      cityHe,
      country,
      countryCode,
      name: { en: name.en, he: name.he },
      picture: images[0]?.url ?? null,
      price: totalMinor !== null && readAt ? { totalMinor, checkIn, checkOut, readAt } : null,
    };
  }, [hotel, totalMinor, readAt, checkIn, checkOut]);
  useStoreVisit(visit);
};

/** The page of a loaded hotel: pictures, description, rooms and the booking panel. */
export function HotelView({ hotel, state, changed }: HotelViewProps) {
  const intl = useIntl();
  const { content } = useLocale();
  const isOneColumn = useIsOneColumn();
  const { stay } = state;
  const name = pickText(hotel.name, content).text;
  const ownName = useOwnText(hotel.name);
  const city = (content === 'he' && hotel.cityHe) || hotel.city;
  const place = usePlaceWords()(hotel);
  const nights = nightsBetween(stay.checkIn, stay.checkOut) ?? 1;
  const sentence = sentenceIn(useLocation().state);
  const { age, ...rooms } = useOffers(hotel.id, state);
  const { offers } = rooms;
  useStoreStay(stay);
  useVisit(hotel, stay, { offers, age });
  const description = shortDescription(textFor(hotel.description, content));
  const title = hotelTitle(name, city, hotel.city);
  useDocumentTitle(title, description || intl.formatMessage(messages.description, { hotel: name, place }));

  return (
    <>
      <HotelStructuredData
        hotel={{ ...hotel, name, description }}
        offer={offers[0] && age ? { total: offers[0].total, pricedAt: age.pricedAt } : null}
      />
      <HotelGallery hotelName={ownName} images={hotel.images} />
      <RoomsAndBooking
        {...{ hotel, name, nights, state, changed, rooms }}
        above={
          <>
            <UnusedWordsNotice
              sentence={sentence}
              isShown={({ kind, id }) => kind === 'HOTEL' && id === hotel.id}
              shown={stay}
            />
            <HotelIntro hotel={hotel} stay={stay} />
            {isOneColumn && <StayFields {...state} />}
            <HeldRoomNotice hotelId={hotel.id} changedId={changed.draft?.id ?? null} />
            {age && <StalePricesNotice pricedAt={age.pricedAt} isStale={age.isStale} />}
            {offers.length > 0 && <MatchingRoomsNotice state={state} offers={offers} />}
          </>
        }
        below={
          <>
            <HotelMap key={`map ${hotel.id}`} hotel={hotel} />
            <HotelReviews key={hotel.id} hotelId={hotel.id} />
          </>
        }
      />
    </>
  );
}
