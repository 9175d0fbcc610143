import { useIntl } from 'react-intl';
import { hebrewAmenity } from '../../../gateway/models/amenity-words-he.ts';
import { useLocale } from '../../i18n/LocaleProvider.tsx';
import { amenityLabels } from '../../lib/hotelLabels.messages.ts';

const labels = new Map(Object.entries(amenityLabels));

/** Words of an amenity, inclusion or promotion; one that nobody translated is shown as the source wrote it. */
export const useAmenityLabel = () => {
  const intl = useIntl();
  const { language } = useLocale();
  return (key: string): string => {
    const message = labels.get(key);
    if (message) return intl.formatMessage(message);
    return (language.code === 'he' && hebrewAmenity(key)) || key;
  };
};
