import { TrendingDown } from 'lucide-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { CheaperHint } from '#lib/stay/otherDates/CheaperHint.tsx';
import { messages } from '#lib/stay/otherDates/OtherDates.messages.ts';
import { hotelPath } from '#lib/page/paths.ts';
import { useCheaperDates } from '#lib/stay/otherDates/useCheaperDates.ts';
import { Card } from '#ui/Card.tsx';
import { Icon } from '#ui/Icon.tsx';
import { TextLink } from '#ui/TextLink.tsx';
import type { CriteriaWithWishes } from '#lib/search/searchState.ts';
import styles from './CheaperList.module.css';

interface CheaperListProps {
  /** Hotels of the page. */
  hotels: readonly HotelCard_HotelFragment[];
  criteria: CriteriaWithWishes;
  /** True when the search is complete and this is the requested page. */
  isReady: boolean;
}

const SHOWN_DATES = 3;

/**
 * Up to `SHOWN_DATES` hotels of the page that are cheaper a few days earlier or later, the largest saving first. The
 * list is beside the results, so that it moves no card.
 */
export function CheaperList({ hotels, criteria, isReady }: CheaperListProps) {
  const intl = useIntl();
  const titleId = useId();
  const shown = hotels.flatMap(({ id, total, fullCost }) =>
    total && fullCost
      ? [{ hotelId: id, totalMinor: total.amountMinor, fullCostMinor: fullCost.amountMinor }]
      : [],
  );
  const cheaper = useCheaperDates(shown, criteria, isReady)
    .toSorted((left, right) => right.savingPercent - left.savingPercent)
    .slice(0, SHOWN_DATES);
  if (cheaper.length === 0) return null;
  return (
    <Card as="section" className={styles.card} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        <Icon icon={TrendingDown} size={18} />
        {intl.formatMessage(messages.cheaperTitle)}
      </h3>
      <ul className={styles.list}>
        {cheaper.map((dates) => {
          const hotel = hotels.find(({ id }) => id === dates.hotelId);
          const { checkIn: checkin, checkOut: checkout } = dates.stay;
          const { party, wishes, airport } = criteria;
          return (
            <li key={dates.hotelId}>
              <TextLink to={hotelPath({ id: dates.hotelId, checkin, checkout, party, wishes, airport })}>
                {hotel && <LocalizedText value={hotel.name} />}
                <span className={styles.hint}>
                  <CheaperHint dates={dates} isShort />
                </span>
              </TextLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
