import type { HotelPage_OfferFragment } from '#generated/graphql.ts';

type Offer = Pick<HotelPage_OfferFragment, 'roomNames' | 'imageUrl'>;

/** Drawings for rooms whose source has no picture. */
const drawings = {
  room: ['/stock/room.svg', '/stock/room-golden.svg', '/stock/room-dawn.svg'],
  suite: ['/stock/suite.svg', '/stock/suite-golden.svg', '/stock/suite-dusk.svg'],
} as const;

/** Replaces a picture that does not load. */
export const BROKEN_PICTURE = drawings.room[0];

const kindOf = (name: string): keyof typeof drawings =>
  /suite|apartment|studio|villa|penthouse/i.test(name) ? 'suite' : 'room';

/**
 * Returns a function for the picture of an offer's room: its own or a drawing. Rooms of one kind have different
 * drawings while there are enough.
 */
export const roomPictures = (offers: readonly Offer[]): ((offer: Offer) => string) => {
  const names = [...new Set(offers.map(({ roomNames }) => roomNames[0] ?? ''))];
  return ({ roomNames, imageUrl }) => {
    if (imageUrl !== null) return imageUrl;
    const name = roomNames[0] ?? '';
    const kind = kindOf(name);
    const alike = names.filter((other) => kindOf(other) === kind);
    const choice = drawings[kind];
    return choice[Math.max(0, alike.indexOf(name)) % choice.length] ?? BROKEN_PICTURE;
  };
};
