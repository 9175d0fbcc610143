import { teaserDollars } from '#lib/money/teaserDollars.ts';
import { Ticket } from 'lucide-react';
import { ticketOptions } from '#shared/extras/extras-catalogue.ts';
import { cheapest } from './cheapest.ts';
import { TeaserPage } from './TeaserPage.tsx';
import { attractions } from './teasers.messages.ts';

const prices = ticketOptions
  .filter(({ kind }) => kind === 'ATTRACTION')
  .map(({ pricePerPerson }) => pricePerPerson);

const cards = [
  { title: attractions.firstTitle, line: attractions.firstLine, image: '/art/attractions/park.svg' },
  {
    title: attractions.secondTitle,
    line: attractions.secondLine,
    image: '/art/attractions/culinary-tour.svg',
  },
  { title: attractions.thirdTitle, line: attractions.thirdLine, image: '/art/attractions/kayak.svg' },
];

/** `/Attractions`. */
export function AttractionsPage() {
  return (
    <TeaserPage
      topic="attractions"
      icon={Ticket}
      texts={attractions}
      dollars={teaserDollars.attractions}
      cards={cards}
      today={cheapest(prices)}
    />
  );
}
