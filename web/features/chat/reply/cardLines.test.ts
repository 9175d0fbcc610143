import { describe, expect, it } from 'vitest';
import { withoutCardLines } from './cardLines.ts';
import type { ReplyExtras } from '../conversation/conversation.ts';
import { hotelOfReply } from '../testing/chat.tsx';

const href = '/Hotel?id=7&checkin=2026-12-10&checkout=2026-12-14&guests=2';
const other = '/Hotel?id=8&checkin=2026-12-10&checkout=2026-12-14&guests=2';
const lead = 'Here are hotels in Rome:';
const text = `${lead}\n- [Almog Beach](${href}): ₪742 a night\n- [Carmel](${other}): ₪600 a night\n\nMy pick is Carmel.`;

const extras = (kind: ReplyExtras['actions'][number]['kind'], isFresh: boolean): ReplyExtras => ({
  hotels: [{ href, fresh: isFresh ? hotelOfReply('7', href) : null }],
  suggestions: [],
  actions: [{ kind, href: '/Discover?city=1' }],
  mood: 'pleased',
});

describe('the text beside the cards of a reply', () => {
  it('leaves out lines that a card shows and keeps all others', () => {
    expect(withoutCardLines(text, extras('OPEN_SEARCH', true))).toBe(
      `${lead}\n- [Carmel](${other}): ₪600 a night\n\nMy pick is Carmel.`,
    );
  });

  it.each([
    ['no cards', null],
    ['a comparison', extras('OPEN_HOTEL', true)],
    ['a card that is loaded again', extras('OPEN_SEARCH', false)],
  ])('is complete with %s', (_name, beside) => {
    expect(withoutCardLines(text, beside)).toBe(text);
  });
});
