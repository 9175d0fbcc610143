import { teaserDollars } from '#lib/money/teaserDollars.ts';
import { Luggage, Plane, ShieldCheck, Stethoscope } from 'lucide-react';
import { insurancePackage } from '#shared/extras/extras-catalogue.ts';
import { TeaserPage } from './TeaserPage.tsx';
import { insurance } from './teasers.messages.ts';

const cards = [
  { title: insurance.firstTitle, line: insurance.firstLine, icon: Stethoscope },
  { title: insurance.secondTitle, line: insurance.secondLine, icon: Luggage },
  { title: insurance.thirdTitle, line: insurance.thirdLine, icon: Plane },
];

/** `/Insurance`. */
export function InsurancePage() {
  return (
    <TeaserPage
      topic="insurance"
      icon={ShieldCheck}
      texts={insurance}
      dollars={teaserDollars.insurance}
      cards={cards}
      today={insurancePackage.pricePerGuest}
    />
  );
}
