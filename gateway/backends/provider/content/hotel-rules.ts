import { draw, unitOf } from '../random.ts';
import { localCurrency } from '../fares/currency.ts';
import type { SandboxHotelFacts } from './facts.ts';

export interface HotelTimes {
  readonly checkIn: string;
  readonly checkOut: string;
}

/** Times of check-in and check-out in one of two formats, `2:00 PM` or `14:00`; each hotel always uses the same one. */
export function timesOf(seed: string, hotel: SandboxHotelFacts): HotelTimes {
  const chance = draw(seed, 'times', hotel.code);
  const arrival = chance.int(13, 16);
  const departure = chance.int(10, 12);
  if (chance.chance(0.4)) return { checkIn: `${arrival}:00`, checkOut: `${departure}:00` };
  return { checkIn: `${arrival - 12}:00 PM`, checkOut: departure === 12 ? '12:00 PM' : `${departure}:00 AM` };
}

/** A fee paid at the property, in the country's currency; undefined for most hotels. */
export interface PropertyFee {
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly perRoom: boolean;
}

const chargeKinds = [
  { description: 'mandatory_tax', low: 4, high: 18 },
  { description: 'Deposit Fee per stay ', low: 40, high: 90 },
  { description: 'Resort fee  per accommodation per night', low: 12, high: 35 },
  { description: 'City tax ', low: 2, high: 9 },
];

export function propertyFeeOf(seed: string, hotel: SandboxHotelFacts): PropertyFee | undefined {
  if (unitOf(seed, 'desk-charge', hotel.code) > 0.16) return undefined;
  const chance = draw(seed, 'desk-charge-kind', hotel.code);
  const kind = chance.pick(chargeKinds);
  const { code, perEuro } = localCurrency(hotel.city.country);
  const amount = Math.max(1, Math.round(chance.int(kind.low, kind.high) * perEuro));
  return { description: kind.description, amount, currency: code, perRoom: chance.chance(0.7) };
}

export interface HotelFees {
  readonly HotelId: string;
  readonly Optional: readonly string[];
  readonly Mandatory: readonly string[];
}

/** The field HotelFees, which the provider does not document but returns for some hotels. */
export function feesOf(seed: string, hotel: SandboxHotelFacts): HotelFees | undefined {
  const chance = draw(seed, 'fees', hotel.code);
  if (chance.chance(0.4)) return undefined;
  const charge = propertyFeeOf(seed, hotel);
  const { code, perEuro } = localCurrency(hotel.city.country);
  const breakfast = Math.round(chance.int(8, 24) * perEuro);
  return {
    HotelId: hotel.code,
    Optional: [`<ul><li>Fee for buffet breakfast: approximately ${code} ${breakfast} per person</li></ul>`],
    Mandatory: charge ? [`<p>${charge.description.trim()}: ${charge.currency} ${charge.amount}</p>`] : [],
  };
}

const roomAmenities = [
  'Air conditioning',
  'Free WiFi',
  'Television',
  'Hair dryer',
  'In-room safe',
  'Private bathroom',
  'Daily housekeeping',
  'Minibar',
  'Coffee/tea maker',
  'Desk',
  'Towels provided',
  'Blackout drapes/curtains',
  'Phone',
  'Soundproofed rooms',
  'Bathrobes',
  'Slippers',
];

/** Amenities of a room in PreBook; the list is repeated for each room, so with two rooms it appears twice. */
export function roomAmenitiesOf(seed: string, hotel: SandboxHotelFacts, rooms: number): readonly string[] {
  const chance = draw(seed, 'room-amenities', hotel.code);
  const list = chance.some(roomAmenities, 5 + hotel.stars * 2);
  return Array.from({ length: rooms }, () => list).flat();
}

/** RateConditions: escaped HTML, irregular prefixes and spaces, as in recorded responses. */
export function rateConditionsOf(seed: string, hotel: SandboxHotelFacts): readonly string[] {
  const { checkIn, checkOut } = timesOf(seed, hotel);
  const charge = propertyFeeOf(seed, hotel);
  const fee = charge && `${charge.description.trim()}: ${charge.currency} ${charge.amount}`;
  return [
    'Early check out will attract full cancellation charge unless otherwise specified',
    'Bedding type is not guaranteed and depends on what the hotel has free ',
    ` CheckIn Time-Begin: ${checkIn} `,
    ' CheckIn Time-End: 11:30 PM',
    `CheckOut Time: ${checkOut}`,
    'CheckIn Instructions: &lt;ul&gt;  &lt;li&gt;Extra people may be charged for, as the hotel decides&lt;/li&gt;&lt;li&gt;Please show a photo ID & a card for a deposit on arrival&lt;/li&gt;&lt;li&gt;Special wishes can t be guaranteed&lt;/li&gt;  &lt;/ul&gt; ',
    " Special Instructions : The front desk greets guests on arrival; tell the hotel's café bar if you come after midnight.",
    `Minimum CheckIn Age : ${unitOf(seed, 'age', hotel.code) < 0.7 ? 18 : 21}`,
    ...(fee
      ? [
          `Mandatory Fees: &lt;p&gt;To be paid at the property:&lt;/p&gt; &lt;ul&gt;&lt;li&gt;${fee}&lt;/li&gt;&lt;/ul&gt; `,
        ]
      : []),
    'Cards Accepted: Visa,American Express,Mastercard',
    '&lt;ul&gt;  &lt;li&gt;Only registered guests are allowed in the rooms. &lt;/li&gt; &lt;/ul&gt;,Safe luggage room,No parties on site',
  ];
}
