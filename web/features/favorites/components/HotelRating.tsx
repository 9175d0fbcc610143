import { useIntl } from 'react-intl';
import type { FavoriteRow_FavoriteFragment } from '#generated/graphql.ts';
import { qualityLabels } from '#lib/hotel/hotelLabels.messages.ts';
import { QualitySource } from '#lib/hotel/reviews/QualitySource.tsx';
import { Score } from '#ui/Score.tsx';

type Quality = NonNullable<NonNullable<FavoriteRow_FavoriteFragment['hotel']>['quality']>;

/** Score, its label, and where it comes from. */
export function HotelRating({ quality }: { quality: Quality }) {
  const intl = useIntl();
  const score = intl.formatNumber(quality.score, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <>
      <Score value={score} label={intl.formatMessage(qualityLabels[quality.label])} />
      <span>
        <QualitySource quality={quality} />
      </span>
    </>
  );
}
