import { describe, expect, it } from 'vitest';
import {
  afterSaving,
  guestsInput,
  liveFields,
  noDrafts,
  storedDrafts,
  unsavedGuests,
  withTyped,
} from './guestDrafts.ts';
import type { GuestForm } from './guestForm.ts';

const saved: GuestForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  specialRequests: '',
  others: [],
};
/** The form as shown, with name and email from the account. */
const shown: GuestForm = { ...saved, firstName: 'Maya', lastName: 'Test', email: 'maya@example.com' };
const valid = { errors: {}, others: [] };

const typing = (changes: Partial<GuestForm>, over = saved) =>
  withTyped(noDrafts, { before: shown, after: { ...shown, ...changes }, saved: over });

describe('guest details that were typed', () => {
  it('are only the changed fields, so that a field that was filled in from the account is not sent', () => {
    const drafts = typing({ specialRequests: 'Baby cot' });
    expect(unsavedGuests(liveFields(drafts, saved), saved, valid)).toEqual({ specialRequests: 'Baby cot' });
  });

  it('are sent once, and what was typed meanwhile is sent afterwards', () => {
    const drafts = typing({ specialRequests: 'Baby cot', firstName: 'Mia' });
    const sent = { specialRequests: 'Baby cot', firstName: 'M' };
    const now = { ...saved, ...sent };
    const rest = afterSaving(drafts, sent, now);
    expect(unsavedGuests(liveFields(rest, now), now, valid)).toEqual({ firstName: 'Mia' });
  });

  it('stay empty after an emptied field is saved, although the account has a value', () => {
    const drafts = typing({ phone: '' }, { ...saved, phone: '+972501234567' });
    const cleared = withTyped(drafts, {
      before: { ...shown, phone: '+972501234567' },
      after: { ...shown, phone: '' },
      saved,
    });
    const rest = afterSaving(cleared, { phone: '' }, saved);
    expect(liveFields(rest, saved)).toEqual({ phone: '' });
    expect(unsavedGuests(liveFields(rest, saved), saved, valid)).toBeNull();
  });

  it('are replaced by what another tab saved later', () => {
    const drafts = typing({ specialRequests: 'Baby cot', phone: '0501234567' });
    const now = { ...saved, specialRequests: 'High floor' };
    expect(liveFields(drafts, now)).toEqual({ phone: '0501234567' });
  });

  it('take precedence over what another tab saved earlier', () => {
    const now = { ...saved, specialRequests: 'High floor' };
    const drafts = withTyped(noDrafts, {
      before: { ...shown, specialRequests: 'High floor' },
      after: { ...shown, specialRequests: 'Baby cot' },
      saved: now,
    });
    expect(unsavedGuests(liveFields(drafts, now), now, valid)).toEqual({ specialRequests: 'Baby cot' });
  });

  it.each([
    [{ email: 'maya@' }, { errors: { email: 'badEmail' as const }, others: [] }],
    [
      { others: [{ title: '', firstName: 'נועם', lastName: '' }] },
      { errors: {}, others: [{ firstName: 'latin' as const }] },
    ],
  ])('are not sent while they are invalid: %o', (changes, problems) => {
    const live = liveFields(typing({ ...changes, phone: '0501234567' }), saved);
    expect(unsavedGuests(live, saved, problems)).toEqual({ phone: '0501234567' });
  });

  it('are sent with the other guests as one list', () => {
    const others = [{ title: 'Mr', firstName: 'Dan', lastName: 'Test' }];
    expect(guestsInput({ phone: '', others })).toEqual({ phone: '', otherGuests: others });
    expect(guestsInput({ phone: '' })).toEqual({ phone: '' });
  });

  it('are restored from the tab, without parts of another shape', () => {
    const drafts = typing({ specialRequests: 'Baby cot', phone: '1' });
    expect(storedDrafts(structuredClone(drafts))).toEqual(drafts);
    const { over } = drafts;
    expect(storedDrafts({ typed: { phone: '1', specialRequests: 5, others: 'none' }, over })).toEqual({
      typed: { phone: '1' },
      over: { phone: '""' },
    });
    expect(storedDrafts(null)).toEqual(noDrafts);
    expect(storedDrafts({ typed: { phone: '1' } })).toEqual(noDrafts);
  });
});
