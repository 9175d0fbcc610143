import { useIntl } from 'react-intl';
import { type MatchableOffer, hasWishes, meetsWishes, NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { wishes as wishLabels } from '#lib/hooks/labels.messages.ts';
import { useWishNames } from '#lib/hotel/useWishNames.ts';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { roomMessages as messages } from '../../HotelPage.messages.ts';
import type { HotelStayState } from '../../useHotelStay.ts';

interface MatchingRoomsNoticeProps {
  state: HotelStayState;
  /** The offers, those that meet the wishes first. */
  offers: readonly MatchableOffer[];
}

/**
 * Explains why the rooms are not sorted by price: those that meet the wishes of the search come first. Says when no
 * room meets them.
 */
export function MatchingRoomsNotice({ state, offers }: MatchingRoomsNoticeProps) {
  const intl = useIntl();
  const names = useWishNames();
  const { wishes } = state.stay;
  if (!hasWishes(wishes)) return null;
  const [first] = offers;
  const hasRoom = first !== undefined && meetsWishes(first, wishes);
  return (
    <Notice
      tone={hasRoom ? 'info' : 'warn'}
      action={
        <Button variant="secondary" size="sm" onPress={() => state.change({ wishes: NO_WISHES })}>
          {intl.formatMessage(wishLabels.drop)}
        </Button>
      }
    >
      {intl.formatMessage(hasRoom ? messages.askedFirst : messages.askedNone, { wishes: names(wishes) })}
    </Notice>
  );
}
