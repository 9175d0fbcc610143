import { describe, expect, it } from 'vitest';
import type { RefusedProfile, RefusedReview } from '#models/refused-input.ts';
import { profileRefusal } from '#domains/user/refusals.ts';
import { reviewRefusal } from '#domains/review/refusals.ts';
import { readReview } from '#domains/review/review-input.ts';
import { readProfile } from '#domains/user/profile-input.ts';

describe('the message of a refused review', () => {
  it('names what each refused field accepts', () => {
    const topics = [{ topic: 'STAFF' as const, rating: 9 }];
    const long = 'x'.repeat(5_001);
    const wrong = { bookingId: 'b1', rating: 6, topics, title: long, comment: long, photos: ['/elsewhere'] };
    const read = readReview(wrong, 'https://solera.example');
    const fields = read.kind === 'bad' ? read.fields : [];
    expect(fields).toHaveLength(5);
    const message = reviewRefusal({ code: 'BAD_USER_INPUT', fields });
    for (const field of fields) expect(message).toContain(`${field} (`);
  });

  it.each<[RefusedReview['code'], string]>([
    ['INVALID_STATE', 'The stay cannot be reviewed now'],
    ['CONFLICT', 'has been reviewed already'],
  ])('is a sentence for %s', (code, words) => {
    expect(reviewRefusal({ code, fields: [] })).toContain(words);
  });
});

describe('the message of a refused account change', () => {
  it('names what each refused field accepts', () => {
    const wrong = { fullName: '', phone: 'call me', preferences: { language: 'xx', currency: 'XXX' } };
    const read = readProfile(wrong);
    const fields = [...(read.kind === 'bad' ? read.fields : []), 'current', 'next', 'password'];
    expect(fields).toHaveLength(7);
    const message = profileRefusal({ code: 'BAD_USER_INPUT', fields });
    for (const field of fields) expect(message).toContain(`${field} (`);
  });

  it.each<[RefusedProfile['code'], string]>([
    ['INVALID_STATE', 'have to be cancelled first'],
    ['LAST_ADMIN', 'the only administrator'],
  ])('is a sentence for %s', (code, words) => {
    expect(profileRefusal({ code, fields: [] })).toContain(words);
  });
});
