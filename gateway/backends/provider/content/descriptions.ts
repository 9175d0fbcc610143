import { draw } from '../random.ts';
import type { SandboxHotelFacts } from './facts.ts';

const openings = [
  'With a stay at * in @, you ll be close to the main sights and the city s best cafés.',
  '* welcomes guests in the heart of @, a short walk from shops & restaurants.',
  'Set in a quiet part of @, * is a good base for leisure and business travellers alike.',
  'A warm house with its own character, * has been receiving travellers to @ for many years.',
  '* in @ pairs calm rooms with attentive service and a generous breakfast.',
];

const settings: Readonly<Record<string, readonly string[]>> = {
  sea: [
    'The beach is a few minutes away on foot, and many rooms look out over the water.',
    'Sea air, wide terraces and long sunsets are part of every stay.',
  ],
  city: [
    'Museums, theatres and the business quarter are within easy reach.',
    'Public transport stops in front of the hotel, so the whole city is at your door.',
  ],
  desert: [
    'The open desert begins where the garden ends, and the evenings are clear and starry.',
    'Red cliffs and wide skies surround the property.',
  ],
  oldtown: [
    'Narrow lanes, markets and historic courtyards start around the corner.',
    'The old quarter with its monuments is only a stroll away.',
  ],
  mountains: [
    'Trails and viewpoints begin behind the house, and the air is cool even in summer.',
    'Rooms open towards the hills, with views that change by the hour.',
  ],
};

const roomLines = [
  'Make yourself at home in one of the air-conditioned rooms. The bed comes with fine bedding, and free WiFi keeps you connected.',
  'Rooms are furnished in natural tones and include a desk, a safe and a private bathroom with a rain shower.',
  'Guestrooms offer flat-screen televisions, coffee makers and soundproofed windows.',
  'Each room has blackout curtains, a minibar and complimentary toiletries.',
];

const diningLines = [
  'Enjoy a meal at the restaurant, or stay in and take advantage of the hotel s room service (during limited hours).',
  'A buffet breakfast is served daily from 7:00 AM to 10:30 AM for a fee.',
  'Local produce sets the tone of the kitchen; the bar mixes classics until late.',
  'Snacks are available at the coffee shop/café, and there s a bakery next door.',
];

const closing =
  '&nbsp;<br/><b>Disclaimer notification: Amenities are subject to availability and may be chargeable as per the hotel policy.</b>';

/** The hotel's name without the city, which the sentence contains anyway. */
function shortName(name: string, place: string): string {
  return name.replace(` ${place}`, '');
}

/**
 * A description as HTML with a headline and paragraphs, or as plain text with a bold notice at its end. Apostrophes are
 * missing in both, as in recorded responses.
 */
export function descriptionOf(seed: string, hotel: SandboxHotelFacts): string {
  const chance = draw(seed, 'description', hotel.code);
  const place = hotel.city.name.split(',')[0] ?? '';
  const opening = chance.pick(openings).replace('*', shortName(hotel.name, place)).replace('@', place);
  const setting = chance.pick(settings[hotel.city.kind] ?? [opening]);
  const rooms = chance.pick(roomLines);
  const dining = chance.pick(diningLines);
  const note = chance.chance(0.25) ? 'This property doesn t offer after-hours check-in.' : '';
  if (chance.chance(0.35)) {
    return `${opening} ${setting}\n\n${rooms} ${dining}\n\n${note}${closing.replace('&nbsp;', '')}`;
  }
  const parts = [
    `HeadLine : In ${place}`,
    `Location : ${opening} ${setting}`,
    `Rooms : ${rooms}`,
    `Dining : ${dining}`,
  ];
  if (note) parts.push(`Special Instructions : ${note}`);
  return `${parts.map((part) => `<p>${part}</p>`).join('')}${closing}`;
}

const sights = [
  'Central Market',
  'City Museum',
  'Botanical Garden',
  'Old Harbour',
  'Opera House',
  'Clock Tower',
  'Art Gallery',
  'Promenade',
  'Cathedral Square',
  'Science Park',
];

/**
 * Attractions in one of the three shapes that were seen in recorded responses: none, an object with one HTML text, or
 * that text cut at its commas.
 */
export function attractionsOf(
  seed: string,
  hotel: SandboxHotelFacts,
): readonly string[] | Readonly<Record<string, string>> {
  const chance = draw(seed, 'attractions', hotel.code);
  const shape = chance.unit();
  if (shape < 0.35) return [];
  const place = hotel.city.name.split(',')[0] ?? '';
  const rows = chance.some(sights, 4).map((sight) => {
    const km = chance.int(2, 60) / 10;
    return `${place} ${sight} - ${km} km / ${(km * 0.621).toFixed(1)} mi <br /> `;
  });
  const airport = `<p>The nearest airport is:<br />${place}, ${hotel.city.country} (main airport) - ${chance.int(8, 40)} km</p>`;
  const text = `Distances are displayed to the nearest 0.1 mile and kilometer. <br /> <p>${rows.join('')}</p>${airport}`;
  return shape < 0.7 ? { '1) ': text } : text.split(',');
}
