import { describe, expect, it } from 'vitest';
import { auditFields } from '#models/admin/audit-fields.ts';
import { fromStoredFacts, toStoredFacts } from './audit-fields.ts';

describe('the audit log entry of a record', () => {
  it("is stored with the platform's field names", () => {
    expect(toStoredFacts({ pricePerNight: '100.00', isHandled: true, city: 'Haifa', hotelId: '7' })).toEqual({
      price_per_night: '100.00',
      is_handled: true,
      city: 'Haifa',
      hotelId: '7',
    });
    expect(toStoredFacts(null)).toBeNull();
  });

  it('is read with our field names, each field as it was written', () => {
    const facts = Object.fromEntries(auditFields.map((field) => [field, `value of ${field}`]));
    expect(fromStoredFacts(toStoredFacts(facts))).toEqual(facts);
    expect(fromStoredFacts(null)).toBeNull();
  });

  it('is read when the platform wrote it itself, and an unknown field keeps its name', () => {
    expect(
      fromStoredFacts({ hotel_id: '7', stay_date: '2026-05-12', deleted_date: null, own_field: 1 }),
    ).toEqual({ hotelId: '7', stayDate: '2026-05-12', deletedAt: null, own_field: 1 });
  });

  it('contains no internal fields, no names of people and no text of travellers', () => {
    const review = {
      version: 1,
      reviewer_name: 'Maya',
      title: 'Rude',
      comment: 'Call 050 1234567',
      rating: 2,
    };
    expect(fromStoredFacts(review)).toEqual({ rating: 2 });
  });
});
