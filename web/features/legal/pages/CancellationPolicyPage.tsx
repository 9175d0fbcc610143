import hebrew from '#i18n/catalogues/he/legal-cancellation.json' with { type: 'json' };
import { LegalPage } from '../LegalPage.tsx';
import type { LegalText } from '../legalText.ts';
import { messages } from './cancellation.messages.ts';

const text: LegalText = {
  original: 'he',
  changed: '2026-11-24',
  hebrew,
  title: messages.title,
  lead: messages.lead,
  sections: [
    {
      id: 'free',
      title: messages.freeTitle,
      blocks: [messages.freeRule, messages.freeOtherwise, messages.freeUnpaid],
    },
    { id: 'steps', title: messages.stepsTitle, blocks: [messages.stepsOwn, messages.stepsFrozen] },
    { id: 'remote', title: messages.remoteTitle, blocks: [messages.remoteRule, messages.remoteRestDays] },
    {
      id: 'protected',
      title: messages.protectedTitle,
      blocks: [messages.protectedRule, messages.protectedLaw, messages.protectedHow],
    },
    {
      id: 'begun',
      title: messages.begunTitle,
      blocks: [messages.begunRule, messages.begunLaw, messages.begunEnd],
    },
    { id: 'extras', title: messages.extrasTitle, blocks: [messages.extrasRule] },
    {
      id: 'noShow',
      title: messages.noShowTitle,
      blocks: [messages.noShowFlexible, messages.noShowFixed, messages.noShowBegun],
    },
    {
      id: 'how',
      title: messages.howTitle,
      blocks: [messages.howSteps, messages.howEstimate, messages.howWrite],
    },
    { id: 'refund', title: messages.refundTitle, blocks: [messages.refundSimulated, messages.refundsAdmin] },
  ],
};

/** `/CancellationPolicy`: the cost of cancelling, until when it is free, and how it is done. */
export function CancellationPolicyPage() {
  return <LegalPage text={text} />;
}
