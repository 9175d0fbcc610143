import { describe, expect, it } from 'vitest';
import english from '#backends/assistant/topics/examples/en.json' with { type: 'json' };
import hebrew from '#backends/assistant/topics/examples/he.json' with { type: 'json' };
import { allQuestions } from '#domains/page/questions/questions.ts';

const contact = { email: 'team@host.example', whatsapp: '+1', office: { en: 'Haifa', he: 'חיפה' } };

describe('examples of questions about the product', () => {
  it.each([
    ['English', english.site],
    ['Hebrew', hebrew.site],
  ])('in %s belong only to questions that the product answers', (_language, examples) => {
    const ids = new Set(allQuestions(contact, { en: 'Solera', he: 'סולרה' }).map(({ id }) => id));
    expect(Object.keys(examples).filter((id) => !ids.has(id))).toEqual([]);
  });
});
