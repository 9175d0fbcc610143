import type { AmenityKey } from '#shared/hotel/amenity-keys.ts';
import { useIntl } from 'react-intl';
import { amenityLabels } from '#lib/hotel/hotelLabels.messages.ts';

/** Amenities that the form offers, in its order. */
export const amenityKeys: readonly AmenityKey[] = [
  'WiFi',
  'Pool',
  'Gym',
  'Spa',
  'Restaurant',
  'Bar',
  'Parking',
  'Pet Friendly',
  'Business Center',
  'Room Service',
];

const isKnown = (key: string): key is keyof typeof amenityLabels => Object.hasOwn(amenityLabels, key);

/** Returns a function that translates an amenity's English key; an unknown key is shown as it is. */
export const useAmenityLabel = () => {
  const intl = useIntl();
  return (key: string): string => (isKnown(key) ? intl.formatMessage(amenityLabels[key]) : key);
};
