import { TrendingDown } from 'lucide-react';
import { Text } from '#i18n/Text.tsx';
import type { MoneyAmount } from '#i18n/money/money.ts';
import { CheaperHint } from '#lib/stay/otherDates/CheaperHint.tsx';
import { useCheaperDates } from '#lib/stay/otherDates/useCheaperDates.ts';
import { TextLink } from '#ui/TextLink.tsx';
import { panelMessages as messages } from '../../HotelPage.messages.ts';
import { useStayPath } from '../../change/useStayPath.ts';
import type { HotelStay } from '../../stayQuery.ts';
import styles from './CheaperStay.module.css';

interface CheaperStayProps {
  hotelId: string;
  stay: HotelStay;
  /** The offer whose price is shown with “from”: its total, and its full cost with the fees at the hotel. */
  offer: { readonly total: MoneyAmount; readonly fullCost: MoneyAmount };
  /** True when the chosen room is not the one that is compared. */
  isOtherSelected: boolean;
}

/** A note that the hotel is cheaper a few days earlier or later. It is last in its panel, so that nothing moves. */
export function CheaperStay({ hotelId, stay, offer, isOtherSelected }: CheaperStayProps) {
  const { total, fullCost } = offer;
  const pathOf = useStayPath(hotelId);
  const shown = [{ hotelId, totalMinor: total.amountMinor, fullCostMinor: fullCost.amountMinor }];
  const [dates] = useCheaperDates(shown, stay, true);
  if (!dates) return null;
  const { checkIn, checkOut } = dates.stay;
  return (
    <div className={styles.cheaper}>
      <TextLink to={pathOf({ ...stay, checkIn, checkOut })} icon={TrendingDown}>
        <CheaperHint dates={dates} />
      </TextLink>
      {isOtherSelected && (
        <p className={styles.about}>
          <Text message={messages.cheaperAbout} />
        </p>
      )}
    </div>
  );
}
