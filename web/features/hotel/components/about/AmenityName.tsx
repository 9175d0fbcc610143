import { useIntl } from 'react-intl';
import { hebrewAmenity } from '#shared/hebrew/amenity-words-he.ts';
import { LocalizedText } from '#i18n/content/LocalizedText.tsx';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { amenityLabels } from '#lib/hotel/hotelLabels.messages.ts';

const labels = new Map(Object.entries(amenityLabels));

/** An amenity, inclusion or promotion; one without a translation is shown as the source wrote it, marked as English. */
export function AmenityName({ name }: { name: string }) {
  const intl = useIntl();
  const { language } = useLocale();
  const message = labels.get(name);
  if (message) return <bdi>{intl.formatMessage(message)}</bdi>;
  return <LocalizedText value={{ en: name, he: language.code === 'he' ? hebrewAmenity(name) : null }} />;
}
