import { openStreetMapUrl } from '#shared/map/open-street-map.ts';
import type { HotelLocation } from '#models/hotel/hotel-location.ts';
import type { NearbyPlace, Surroundings } from '#models/hotel/surroundings.ts';
import type { MailRow } from '../mail-content.ts';
import { isolated, type Words } from '../mail.words.ts';

/** Facts about the location of the booked hotel that a mail shows. */
export interface LocationWithSurroundings extends HotelLocation {
  readonly surroundings: Surroundings | null;
}

/** Sea, station and airport near the hotel, as far as they are known. */
function surroundingRows(surroundings: Surroundings | null, words: Words): MailRow[] {
  if (!surroundings) return [];
  const { metersToSea, station, airport } = surroundings;
  const nearby = (label: string, place: NearbyPlace | null): MailRow[] =>
    place
      ? [
          {
            label,
            value: words.text('booking.nearby', {
              name: words.language === 'he' ? place.nameHe : place.name,
              distance: words.distance(place.meters),
            }),
          },
        ]
      : [];
  return [
    ...(metersToSea === null
      ? []
      : [
          {
            label: words.text('booking.sea'),
            value: words.text('booking.about', { distance: words.distance(metersToSea) }),
          },
        ]),
    ...nearby(words.text('booking.station'), station),
    ...nearby(words.text('booking.airport'), airport),
  ];
}

/** Rows about the location of the hotel; unknown facts have no row. */
export function locationRows(location: LocationWithSurroundings | null, words: Words): MailRow[] {
  const address = location?.address.replaceAll(/\s+/gu, ' ').trim() ?? '';
  const place = location?.placeInTown ?? null;
  const distance = place && words.distance(place.metersToCentre);
  const part = place?.near && (words.language === 'he' ? place.near.nameHe : place.near.name);
  return [
    ...(address === '' ? [] : [{ label: words.text('booking.address'), value: isolated(address) }]),
    ...(distance === null
      ? []
      : [
          {
            label: words.text('booking.centre'),
            value: part
              ? words.text('booking.near', { distance, part })
              : words.text('booking.straight', { distance }),
          },
        ]),
    ...surroundingRows(location?.surroundings ?? null, words),
    ...(location?.coordinates
      ? [
          {
            label: words.text('booking.map'),
            value: words.text('booking.openMap'),
            url: openStreetMapUrl(location.coordinates),
          },
        ]
      : []),
  ];
}
