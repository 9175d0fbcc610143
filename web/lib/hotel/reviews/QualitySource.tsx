import { useIntl } from 'react-intl';
import type { HotelCard_HotelFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { qualitySources, uncountedReviews } from '../hotelLabels.messages.ts';

type Quality = Pick<NonNullable<HotelCard_HotelFragment['quality']>, 'source' | 'reviewCount'>;

/** Where a score comes from, and from how many reviews where that is known. */
export function QualitySource({ quality }: { quality: Quality }) {
  const intl = useIntl();
  const { brand } = useLocale();
  const isUncounted = quality.source === 'REVIEWS' && typeof quality.reviewCount !== 'number';
  return intl.formatMessage(isUncounted ? uncountedReviews.told : qualitySources[quality.source], {
    count: quality.reviewCount ?? 0,
    brand: <bdi key="brand">{brand.name}</bdi>,
  });
}
