import { Ticket } from 'lucide-react';
import { lowestPrices } from '#shared/extras/lowest-prices.ts';
import { teaserDollars } from './teaserDollars.ts';
import { ComingSoonPage } from './TeaserPage.tsx';
import { attractions } from './teasers.messages.ts';

const cards = [
  { title: attractions.firstTitle, line: attractions.firstLine, image: '/art/attractions/park.svg' },
  {
    title: attractions.secondTitle,
    line: attractions.secondLine,
    image: '/art/attractions/culinary-tour.svg',
  },
  { title: attractions.thirdTitle, line: attractions.thirdLine, image: '/art/attractions/kayak.svg' },
];

/** `/Attractions`: the announcement of attractions. */
export function AttractionsPage() {
  return (
    <ComingSoonPage
      topic="attractions"
      icon={Ticket}
      texts={attractions}
      dollars={teaserDollars.attractions}
      cards={cards}
      today={lowestPrices.attractionPerPerson}
    />
  );
}
