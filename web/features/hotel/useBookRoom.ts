import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  type BookRoomMutation,
  type ErrorCode,
  type HotelPage_OfferFragment,
  useBookRoomMutation,
} from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import type { Message } from '#i18n/messages.ts';
import { formatMoney } from '#i18n/money/money.ts';
import { failureCode } from '#lib/failures/errors.ts';
import type { DraftChange } from '#lib/booking/draftChange.ts';
import { storeDraftId } from '#lib/memory/deviceMemory.ts';
import { checkoutPath } from '#lib/page/paths.ts';
import { randomId } from '#lib/storage/randomId.ts';
import { useToasts } from '#ui/toasts.tsx';
import { useErrorToast } from '#lib/failures/useErrorToast.ts';
import { panelMessages } from './HotelPage.messages.ts';
import { rememberDraft } from './startedDraft.ts';
import type { ChangedDraft } from './change/useChangedDraft.ts';
import type { HotelStay } from './stayQuery.ts';

type Result = BookRoomMutation['createBooking'];
type SavedBooking = Extract<Result, { __typename: 'BookingSaved' }>['booking'];
type PriceChange = Extract<Result, { __typename: 'PriceChanged' }>;
type Duplicate = Extract<Result, { __typename: 'DuplicateBooking' }>;
type BookableOffer = Pick<HotelPage_OfferFragment, 'id' | 'total' | 'mealPlan' | 'mealChoices'>;

/** The traveller's request. A duplicate that was accepted stays accepted when the price changes afterwards. */
interface BookingRequest {
  readonly offer: BookableOffer;
  readonly mealPlan: string;
  readonly acceptDuplicate: boolean;
}

/** A reason for which a booking waits for the traveller's decision. */
interface Question {
  readonly about: PriceChange | Duplicate;
  readonly request: BookingRequest;
}

/** Idempotency key of one attempt at one offer; reused until there is a response, so that a retry cannot book twice. */
interface Attempt {
  readonly offerId: string;
  readonly mealPlan: string;
  readonly key: string;
}

/** The keys of attempts. */
const useAttempts = () => {
  const attempt = useRef<Attempt | null>(null);
  return {
    keyFor: (offerId: string, mealPlan: string): string => {
      const open = attempt.current;
      if (open?.offerId === offerId && open.mealPlan === mealPlan) return open.key;
      attempt.current = { offerId, mealPlan, key: randomId() };
      return attempt.current.key;
    },
    /** There is a response, so the next request is a new attempt. */
    end: () => {
      attempt.current = null;
    },
  };
};

/** Refusals with a text of their own; the text for all others suggests other dates. */
const refusalTexts: Partial<Readonly<Record<ErrorCode, Message>>> = {
  RATE_LIMITED: panelMessages.heldTooMany,
  PROVIDER_UNAVAILABLE: panelMessages.unavailable,
};

interface BookRoomOptions {
  hotelId: string;
  stay: HotelStay;
  /** The unpaid booking that gets this stay and room; without one, a booking is started. */
  changed: ChangedDraft;
  /** Called when the offers on the page may be out of date. */
  onOutdated: () => void;
}

/** What came of changing a booking; null when none was changed, or when the one in the URL was not open for this user. */
const draftChangeOf = (
  { bookingId, draft }: ChangedDraft,
  booking: Pick<SavedBooking, 'id' | 'carRental'>,
): DraftChange | null => {
  if (booking.id !== bookingId) return draft && { kind: 'started', isCarLost: false };
  return { kind: 'changed', isCarLost: Boolean(draft?.carRental) && booking.carRental === null };
};

/**
 * Book Now: creates a draft, or changes one, and opens the checkout. A higher price needs the traveller's consent, a lower one is
 * accepted and announced. All failures have one text, except a provider that does not answer and too many held rooms.
 */
export const useBookRoom = ({ hotelId, stay, changed, onOutdated }: BookRoomOptions) => {
  const intl = useIntl();
  const { language } = useLocale();
  const navigate = useNavigate();
  const toasts = useToasts();
  const failure = useErrorToast();
  const [bookRoom, { loading, client }] = useBookRoomMutation();
  const [question, setQuestion] = useState<Question | null>(null);
  const attempts = useAttempts();
  const fail = (why: Message = panelMessages.failed) => failure.fail(intl.formatMessage(why));
  const prices = ({ oldTotal, newTotal }: PriceChange) => ({
    oldTotal: formatMoney(oldTotal, language.locale),
    newTotal: formatMoney(newTotal, language.locale),
  });

  const ask = async ({
    offer,
    mealPlan: wanted,
    acceptDuplicate,
  }: BookingRequest): Promise<Result | null> => {
    const mealPlan = offer.mealChoices.includes(wanted) ? wanted : offer.mealPlan;
    const { checkIn, checkOut, party: occupancy } = stay;
    const input = {
      hotelId,
      offerId: offer.id,
      stay: { checkIn, checkOut, occupancy },
      mealPlan,
      expectedTotalMinor: offer.total.amountMinor,
      acceptDuplicate,
      bookingId: changed.bookingId,
      key: attempts.keyFor(offer.id, mealPlan),
    };
    const { data } = await bookRoom({ variables: { input } });
    attempts.end();
    return data?.createBooking ?? null;
  };
  const settle = async (request: BookingRequest): Promise<void> => {
    const result = await ask(request);
    switch (result?.__typename) {
      case 'BookingSaved': {
        const draftChange = draftChangeOf(changed, result.booking);
        // The checkout must not show the earlier choice while it loads the new one.
        if (draftChange) client.cache.evict({ id: client.cache.identify(result.booking) });
        rememberDraft(hotelId, result.booking.id);
        // A member finds the booking in their list, also one who was not known here.
        if (result.booking.isUnclaimed) storeDraftId(result.booking.id);
        // A traveller who has agreed to book the same room twice is not asked again when paying.
        await navigate(checkoutPath(result.booking.id), {
          state: { acceptDuplicate: request.acceptDuplicate, ...(draftChange && { draftChange }) },
        });
        return;
      }
      case 'DuplicateBooking':
        setQuestion({ about: result, request });
        return;
      case 'PriceChanged': {
        if (result.newTotal.amountMinor > result.oldTotal.amountMinor) {
          setQuestion({ about: result, request });
          return;
        }
        if (result.newTotal.amountMinor < result.oldTotal.amountMinor)
          toasts.show({ tone: 'ok', text: intl.formatMessage(panelMessages.lower, prices(result)) });
        await settle({ ...request, offer: result.offer });
        return;
      }
      case 'BookingRefused':
        fail(refusalTexts[result.code]);
        // A provider that does not answer cannot send its offers again, so those on the page stay.
        if (result.code !== 'PROVIDER_UNAVAILABLE') onOutdated();
        return;
      case undefined:
      default:
        fail();
        onOutdated();
    }
  };
  const start = async (request: BookingRequest): Promise<void> => {
    setQuestion(null);
    failure.clear();
    try {
      await settle(request);
    } catch (error) {
      const code = failureCode(error);
      fail(code === 'PROVIDER_UNAVAILABLE' ? refusalTexts[code] : undefined);
    }
  };
  const about = question?.about;
  const answer = () => {
    if (!question) return;
    const { request } = question;
    void start(
      question.about.__typename === 'PriceChanged'
        ? { ...request, offer: question.about.offer }
        : { ...request, acceptDuplicate: true },
    );
  };

  return {
    isBooking: loading,
    /** A higher price to decide on; null without one. */
    change: about?.__typename === 'PriceChanged' ? about : null,
    /** Another booking of this room, made a moment ago, to decide on; null without one. */
    duplicate: about?.__typename === 'DuplicateBooking' ? about.booking : null,
    prices,
    book: (offer: BookableOffer, mealPlan: string) => start({ offer, mealPlan, acceptDuplicate: false }),
    /** Answers the open question: accepts the new price, or confirms the second booking of the room. */
    accept: answer,
    leaveChange: () => {
      setQuestion(null);
      onOutdated();
    },
    leaveDuplicate: () => setQuestion(null),
  };
};

export type BookRoomState = ReturnType<typeof useBookRoom>;
