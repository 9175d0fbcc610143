import hebrew from '#i18n/catalogues/he/legal-terms.json' with { type: 'json' };
import { LegalPage } from '../LegalPage.tsx';
import type { LegalText } from '../legalText.ts';
import { messages } from './terms.messages.ts';

const text: LegalText = {
  original: 'he',
  changed: '2026-11-23',
  hebrew,
  title: messages.title,
  lead: messages.lead,
  sections: [
    {
      id: 'service',
      title: messages.serviceTitle,
      blocks: [messages.serviceRole, messages.serviceSources, messages.serviceOrder],
    },
    {
      id: 'account',
      title: messages.accountTitle,
      blocks: [messages.accountNeed, messages.accountAdult, messages.accountClose],
    },
    {
      id: 'booking',
      title: messages.bookingTitle,
      blocks: [
        messages.bookingConfirmed,
        messages.bookingHeld,
        messages.bookingUnclear,
        messages.bookingDetails,
      ],
    },
    {
      id: 'prices',
      title: messages.pricesTitle,
      blocks: [messages.pricesFull, messages.pricesAdmin, messages.pricesChange, messages.pricesCurrency],
    },
    { id: 'payment', title: messages.paymentTitle, blocks: [messages.paymentSimulated] },
    { id: 'cancelling', title: messages.cancellingTitle, blocks: [messages.cancellingPolicy] },
    { id: 'reviews', title: messages.reviewsTitle, blocks: [messages.reviewsWho, messages.reviewsYours] },
    {
      id: 'assistant',
      title: messages.assistantTitle,
      blocks: [messages.assistantRole, messages.assistantPerson],
    },
    {
      id: 'conduct',
      title: messages.conductTitle,
      blocks: [messages.conductList, [messages.conductBots, messages.conductFake, messages.conductBreak]],
    },
    {
      id: 'liability',
      title: messages.liabilityTitle,
      blocks: [messages.liabilityOurs, messages.liabilityHotel, messages.liabilityBreaks],
    },
    { id: 'law', title: messages.lawTitle, blocks: [messages.lawLaw, messages.lawChanges] },
  ],
};

/** `/TermsOfUse`: the terms between traveller and Solera. */
export function TermsOfUsePage() {
  return <LegalPage text={text} />;
}
