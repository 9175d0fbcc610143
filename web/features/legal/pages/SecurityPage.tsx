import hebrew from '#i18n/catalogues/he/legal-security.json' with { type: 'json' };
import { LegalPage } from '../LegalPage.tsx';
import type { LegalText } from '../legalText.ts';
import { messages } from './security.messages.ts';

const text: LegalText = {
  original: 'he',
  changed: '2026-11-21',
  hebrew,
  title: messages.title,
  lead: messages.lead,
  sections: [
    { id: 'card', title: messages.cardTitle, blocks: [messages.cardNever] },
    {
      id: 'password',
      title: messages.passwordTitle,
      blocks: [messages.passwordHash, messages.passwordPause],
    },
    { id: 'session', title: messages.sessionTitle, blocks: [messages.sessionCookie, messages.sessionPages] },
    { id: 'access', title: messages.accessTitle, blocks: [messages.accessChecked, messages.accessTwice] },
    { id: 'assistant', title: messages.assistantTitle, blocks: [messages.assistantRead] },
    {
      id: 'you',
      title: messages.youTitle,
      blocks: [messages.youIntro, [messages.youUnique, messages.youSignOut, messages.youMail]],
    },
    { id: 'report', title: messages.reportTitle, blocks: [messages.reportTell] },
  ],
};

/** `/Security`: how accounts, payments and data are protected. */
export function SecurityPage() {
  return <LegalPage text={text} />;
}
