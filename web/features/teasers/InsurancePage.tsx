import { Luggage, Plane, ShieldCheck, Stethoscope } from 'lucide-react';
import { lowestPrices } from '#shared/extras/lowest-prices.ts';
import { teaserDollars } from './teaserDollars.ts';
import { ComingSoonPage } from './TeaserPage.tsx';
import { insurance } from './teasers.messages.ts';

const cards = [
  { title: insurance.firstTitle, line: insurance.firstLine, icon: Stethoscope },
  { title: insurance.secondTitle, line: insurance.secondLine, icon: Luggage },
  { title: insurance.thirdTitle, line: insurance.thirdLine, icon: Plane },
];

/** `/Insurance`: the announcement of travel insurance. */
export function InsurancePage() {
  return (
    <ComingSoonPage
      topic="insurance"
      icon={ShieldCheck}
      texts={insurance}
      dollars={teaserDollars.insurance}
      cards={cards}
      today={lowestPrices.insurancePerGuest}
    />
  );
}
