import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import {
  type BookRoomMutation,
  type HotelPage_OfferFragment,
  useBookRoomMutation,
} from '../../generated/graphql.ts';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import { formatMoney } from '../../i18n/money.ts';
import { checkoutPath } from '../../lib/paths.ts';
import { randomId } from '../../lib/randomId.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { panelMessages } from './HotelPage.messages.ts';
import type { HotelStay } from './stayAddress.ts';

type Result = BookRoomMutation['createBooking'];
export type PriceChange = Extract<Result, { __typename: 'PriceChanged' }>;
type Offer = Pick<HotelPage_OfferFragment, 'id' | 'total' | 'mealPlan' | 'mealChoices'>;

/** Key of one attempt at one offer; kept until there is an answer, so that a repeat cannot book twice (DEC-39). */
interface Attempt {
  readonly offerId: string;
  readonly mealPlan: string;
  readonly key: string;
}

interface BookRoomOptions {
  hotelId: string;
  stay: HotelStay;
  /** The offers on the page are out of date. */
  onOutdated: () => void;
}

/**
 * Book Now: starts a pending booking and goes to the checkout. A higher price stops and asks, a lower one is taken and
 * announced (DEC-38); everything else is the one failure text.
 */
export const useBookRoom = ({ hotelId, stay, onOutdated }: BookRoomOptions) => {
  const intl = useIntl();
  const { language } = useLocale();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [bookRoom, { loading }] = useBookRoomMutation();
  const [change, setChange] = useState<PriceChange | null>(null);
  const attempt = useRef<Attempt | null>(null);

  const keyFor = (offerId: string, mealPlan: string): string => {
    const open = attempt.current;
    if (open?.offerId === offerId && open.mealPlan === mealPlan) return open.key;
    attempt.current = { offerId, mealPlan, key: randomId() };
    return attempt.current.key;
  };
  const fail = () => toasts.show({ tone: 'error', text: intl.formatMessage(panelMessages.failed) });
  const prices = ({ oldTotal, newTotal }: PriceChange) => ({
    oldTotal: formatMoney(oldTotal, language.locale),
    newTotal: formatMoney(newTotal, language.locale),
  });

  const ask = async (offer: Offer, wish: string): Promise<Result | null> => {
    const mealPlan = offer.mealChoices.includes(wish) ? wish : offer.mealPlan;
    const { checkIn, checkOut, party: occupancy } = stay;
    const input = {
      hotelId,
      offerId: offer.id,
      stay: { checkIn, checkOut, occupancy },
      mealPlan,
      expectedTotalMinor: offer.total.amountMinor,
      key: keyFor(offer.id, mealPlan),
    };
    const { data } = await bookRoom({ variables: { input } });
    attempt.current = null;
    return data?.createBooking ?? null;
  };
  const settle = async (result: Result | null, mealPlan: string): Promise<void> => {
    if (result?.__typename === 'BookingSaved') {
      await navigate(checkoutPath(result.booking.id));
      return;
    }
    if (result?.__typename !== 'PriceChanged') {
      fail();
      onOutdated();
      return;
    }
    if (result.newTotal.amountMinor > result.oldTotal.amountMinor) {
      setChange(result);
      return;
    }
    toasts.show({ tone: 'ok', text: intl.formatMessage(panelMessages.lower, prices(result)) });
    await settle(await ask(result.offer, mealPlan), mealPlan);
  };
  const book = async (offer: Offer, mealPlan: string): Promise<void> => {
    setChange(null);
    try {
      await settle(await ask(offer, mealPlan), mealPlan);
    } catch {
      fail();
    }
  };

  return {
    isBooking: loading,
    change,
    prices,
    book,
    leaveChange: () => {
      setChange(null);
      onOutdated();
    },
  };
};

export type BookRoomState = ReturnType<typeof useBookRoom>;
