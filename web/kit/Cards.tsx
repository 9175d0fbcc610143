import { HotelCard } from '../features/discover/components/card/HotelCard.tsx';
import { SkeletonList } from '../features/discover/components/results/HotelList.tsx';
import { hotel } from '../features/discover/testing/factories.ts';
import { defaultCriteria } from '../lib/search/searchState.ts';
import { Sample } from './Sample.tsx';

const criteria = { ...defaultCriteria('2026-05-11'), checkIn: '2026-05-12', checkOut: '2026-05-18' };

const named = (en: string, he: string | null = null) => ({ __typename: 'LocalizedText', en, he }) as const;

const cards = [
  hotel({
    id: '1',
    name: named('Full card', 'כרטיס מלא'),
    sherryPick: { __typename: 'SherryPick', reason: 'BEST_RATED' },
  }),
  hotel({ id: '2', name: named('A very long name of a hotel by the sea that takes two lines of the card') }),
  hotel({ id: '3', name: named('Without a picture'), images: [] }),
  hotel({ id: '4', name: named('Without rooms'), total: null, pricePerNight: null }),
  hotel({
    id: '5',
    name: named('Nothing known'),
    stars: null,
    quality: null,
    amenities: [],
    mealPlan: 'Room only',
    mealChoices: ['Room only'],
    freeCancellation: false,
    upgrades: [
      {
        __typename: 'PriceUpgrade',
        wish: 'BREAKFAST',
        morePerNight: { __typename: 'Money', amountMinor: 28_600, currency: 'ILS' },
      },
    ],
  }),
];

export function Cards() {
  return (
    <Sample title="Hotel cards" layout="stack">
      {cards.map((card) => (
        <HotelCard key={card.id} hotel={card} criteria={criteria} isFirst={false} />
      ))}
      <SkeletonList cityCode={null} isProgressShown={false} />
    </Sample>
  );
}
