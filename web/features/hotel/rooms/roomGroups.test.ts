import { describe, expect, it } from 'vitest';
import { bedsOfRoom } from '#shared/stay/room-beds.ts';
import { matchingFirst, NO_WISHES } from '#shared/pricing/matching-offer.ts';
import { defaultParty } from '#lib/stay/guests/occupancy.ts';
import { money } from '#web/testing/factories.ts';
import { roomOffer } from '#web/testing/hotelFactories.ts';
import { roomGroups } from './roomGroups.ts';

const offer = (name: string, shekels: number, mealPlan = 'Room only', rooms = 1) => {
  const beds = bedsOfRoom(name);
  return roomOffer({
    id: `${name} ${mealPlan} ${shekels}`,
    roomNames: Array.from({ length: rooms }, () => name),
    beds: Array.from(
      { length: rooms },
      () =>
        beds && {
          __typename: 'RoomBeds',
          places: beds.places,
          options: beds.options.map((option) => option.map((bed) => ({ __typename: 'BedCount', ...bed }))),
        },
    ),
    total: money(shekels),
    mealPlan,
    mealChoices: [mealPlan],
  });
};

const family = { ...defaultParty, children: 2, childrenAges: [5, 9] };
const breakfast = { meals: ['Breakfast Included'], freeCancellation: false };

const groupTexts = (
  offers: readonly ReturnType<typeof offer>[],
  party = defaultParty,
  wishes: typeof breakfast | typeof NO_WISHES = NO_WISHES,
) =>
  roomGroups(matchingFirst(offers, wishes), wishes, party).map(
    ({ offers: own, shortage }) =>
      `${own[0].roomNames[0]}: ${own.map(({ total }) => total.amountMinor / 100).join(', ')}` +
      (shortage ? ` (${shortage.places} of ${shortage.people})` : ''),
  );

describe('the groups of rooms', () => {
  it('combine the offers of a room, and are sorted by their cheapest offer', () => {
    expect(
      groupTexts([
        offer('Suite', 900),
        offer('Room,1 King Bed', 700, 'Breakfast Included'),
        offer('Room,1  King bed', 500),
      ]),
    ).toEqual(['Room,1  King bed: 500, 700', 'Suite: 900']);
  });

  it('list rooms with too few beds after rooms with enough beds and rooms whose beds are not known', () => {
    const rooms = [
      offer('Room,1 King Bed', 500),
      offer('Suite', 600),
      offer('Family Room,2 Double Beds', 800),
      offer('Room,2 Twin Beds', 550),
    ];
    expect(groupTexts(rooms, family)).toEqual([
      'Suite: 600',
      'Family Room,2 Double Beds: 800',
      'Room,1 King Bed: 500 (2 of 4)',
      'Room,2 Twin Beds: 550 (2 of 4)',
    ]);
    expect(groupTexts(rooms)).toEqual([
      'Room,1 King Bed: 500',
      'Room,2 Twin Beds: 550',
      'Suite: 600',
      'Family Room,2 Double Beds: 800',
    ]);
  });

  it('list rooms that meet the wishes before rooms with beds for everyone', () => {
    const rooms = [
      offer('Family Room,2 Double Beds', 800),
      offer('Room,1 King Bed', 500),
      offer('Room,1 King Bed', 650, 'Breakfast Included'),
    ];
    expect(groupTexts(rooms, family, breakfast)).toEqual([
      'Room,1 King Bed: 650, 500 (2 of 4)',
      'Family Room,2 Double Beds: 800',
    ]);
  });

  it('count the beds of all rooms, and need none for children under two', () => {
    const rooms = [offer('Room,1 King Bed', 500, 'Room only', 2)];
    expect(groupTexts(rooms, { ...family, rooms: 2 })).toEqual(['Room,1 King Bed: 500']);
    expect(groupTexts(rooms, { ...family, rooms: 2, adults: 3 })).toEqual(['Room,1 King Bed: 500 (4 of 5)']);
    const withBaby = { ...defaultParty, children: 1, childrenAges: [1], infants: 1 };
    expect(groupTexts([offer('Room,1 King Bed', 500)], withBaby)).toEqual(['Room,1 King Bed: 500']);
  });
});
