import { useIntl } from 'react-intl';
import { useComma } from '#i18n/useComma.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { wishedLevel } from '#shared/pricing/matching-offer.ts';
import { MEAL_KEYS } from '#shared/hotel/meal-key.ts';
import { wishes as wishLabels } from '../hooks/labels.messages.ts';
import { usePriceLabel } from '../search/price/usePriceLabel.ts';
import { useLabels } from '../hooks/useLabels.ts';

/**
 * The filters for rooms in words, “Half Board, Free Cancellation”; of several meal plans only the lowest that
 * is enough.
 */
export const useWishNames = (): ((wishes: OfferWishes) => string) => {
  const intl = useIntl();
  const { meal } = useLabels();
  const comma = useComma();
  const priceLabel = usePriceLabel();
  return (wishes) => {
    const plan = MEAL_KEYS[wishedLevel(wishes) - 1];
    return [
      ...(plan ? [meal(plan)] : []),
      ...(wishes.freeCancellation ? [intl.formatMessage(wishLabels.freeCancellation)] : []),
      ...(wishes.bedsForAll ? [intl.formatMessage(wishLabels.bedsForAll)] : []),
      ...(wishes.price && wishes.price.min > 0 ? [priceLabel(wishes.price)] : []),
    ].join(comma);
  };
};
