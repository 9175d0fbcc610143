import hebrew from '#i18n/catalogues/he/legal-privacy.json' with { type: 'json' };
import { LegalPage } from '../LegalPage.tsx';
import type { LegalText } from '../legalText.ts';
import { messages } from './privacy.messages.ts';

const text: LegalText = {
  original: 'he',
  changed: '2026-11-22',
  hebrew,
  title: messages.title,
  lead: messages.lead,
  sections: [
    {
      id: 'kept',
      title: messages.keptTitle,
      blocks: [
        messages.keptIntro,
        [messages.keptProfile, messages.keptBookings, messages.keptYours, messages.keptMessages],
        messages.keptNever,
      ],
    },
    { id: 'why', title: messages.whyTitle, blocks: [messages.whyWhy, messages.whyNoSale] },
    {
      id: 'shared',
      title: messages.sharedTitle,
      blocks: [messages.sharedHotels, messages.sharedAdmins, messages.sharedReviews, messages.sharedLaw],
    },
    {
      id: 'assistant',
      title: messages.assistantTitle,
      blocks: [messages.assistantKept, messages.assistantModel],
    },
    {
      id: 'device',
      title: messages.deviceTitle,
      blocks: [
        messages.deviceIntro,
        [messages.deviceSession, messages.deviceDraft, messages.deviceChoices, messages.deviceStorage],
        messages.devicePosition,
        messages.deviceOthers,
      ],
    },
    { id: 'howLong', title: messages.howLongTitle, blocks: [messages.howLongAccount] },
    {
      id: 'rights',
      title: messages.rightsTitle,
      blocks: [messages.rightsDownload, messages.rightsDelete, messages.rightsAsk],
    },
    { id: 'safe', title: messages.safeTitle, blocks: [messages.safeSecurity] },
  ],
};

/** `/Privacy`: which data is stored, for whom, and how it is deleted. */
export function PrivacyPage() {
  return <LegalPage text={text} />;
}
