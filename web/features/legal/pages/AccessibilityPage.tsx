import hebrew from '#i18n/catalogues/he/legal-accessibility.json' with { type: 'json' };
import { LegalPage } from '../LegalPage.tsx';
import { ContactLines } from '../ContactLines.tsx';
import type { LegalText } from '../legalText.ts';
import { messages } from './accessibility.messages.ts';

const text: LegalText = {
  original: 'en',
  changed: '2026-11-21',
  hebrew,
  title: messages.title,
  lead: messages.lead,
  sections: [
    { id: 'standard', title: messages.standardTitle, blocks: [messages.standardStandard] },
    {
      id: 'done',
      title: messages.doneTitle,
      blocks: [
        messages.doneIntro,
        [
          messages.doneKeyboard,
          messages.doneReader,
          messages.doneZoom,
          messages.doneColour,
          messages.doneMotion,
          messages.doneForms,
        ],
      ],
    },
    { id: 'howTo', title: messages.howToTitle, blocks: [messages.howToHow] },
    {
      id: 'limits',
      title: messages.limitsTitle,
      blocks: [
        messages.limitsIntro,
        [messages.limitsPictures, messages.limitsTexts, messages.limitsPeople, messages.limitsHotels],
      ],
    },
    { id: 'support', title: messages.supportTitle, blocks: [messages.supportWrite] },
  ],
};

/** `/Accessibility`: the accessibility statement. */
export function AccessibilityPage() {
  return <LegalPage text={text} After={ContactLines} />;
}
