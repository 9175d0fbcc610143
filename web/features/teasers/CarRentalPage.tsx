import { Car } from 'lucide-react';
import { lowestPrices } from '#shared/extras/lowest-prices.ts';
import { teaserDollars } from './teaserDollars.ts';
import { ComingSoonPage } from './TeaserPage.tsx';
import { car } from './teasers.messages.ts';
import { TestSearch } from './TestSearch.tsx';

const cards = [
  { title: car.firstTitle, line: car.firstLine, image: '/art/cars/compact.svg' },
  { title: car.secondTitle, line: car.secondLine, image: '/art/cars/family.svg' },
  { title: car.thirdTitle, line: car.thirdLine, image: '/art/cars/suv.svg' },
];

/** `/CarRental`: the announcement of car rental. */
export function CarRentalPage() {
  return (
    <ComingSoonPage
      topic="car"
      icon={Car}
      texts={car}
      dollars={teaserDollars.car}
      cards={cards}
      today={lowestPrices.carPerDay}
    >
      <TestSearch />
    </ComingSoonPage>
  );
}
