import { teaserDollars } from '#lib/money/teaserDollars.ts';
import { Car } from 'lucide-react';
import { cars } from '#shared/extras/extras-catalogue.ts';
import { cheapest } from './cheapest.ts';
import { TeaserPage } from './TeaserPage.tsx';
import { car } from './teasers.messages.ts';
import { TestSearch } from './TestSearch.tsx';

const cards = [
  { title: car.firstTitle, line: car.firstLine, image: '/art/cars/compact.svg' },
  { title: car.secondTitle, line: car.secondLine, image: '/art/cars/family.svg' },
  { title: car.thirdTitle, line: car.thirdLine, image: '/art/cars/suv.svg' },
];

/** `/CarRental`. */
export function CarRentalPage() {
  return (
    <TeaserPage
      topic="car"
      icon={Car}
      texts={car}
      dollars={teaserDollars.car}
      cards={cards}
      today={cheapest(cars.map(({ pricePerDay }) => pricePerDay))}
    >
      <TestSearch />
    </TeaserPage>
  );
}
