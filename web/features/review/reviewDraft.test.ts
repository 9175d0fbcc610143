import { describe, expect, it } from 'vitest';
import { badFields, fieldsNamed, keepDraft, readDraft } from './reviewDraft.ts';

const draft = {
  rating: 4,
  topics: { STAFF: 5, VALUE: 3 },
  title: 'Calm',
  comment: 'By the sea.',
  photos: ['/files/u/1/a.webp'],
};

describe('the draft of a review', () => {
  it('is stored for the tab and deleted when sent', () => {
    keepDraft('b1', draft);
    expect(readDraft('b1')).toEqual(draft);
    expect(readDraft('b2').title).toBe('');
    keepDraft('b1', null);
    expect(readDraft('b1').rating).toBeNull();
  });

  it('leaves out what it cannot read', () => {
    window.sessionStorage.setItem(
      'solera.review.b1',
      '{"rating":9,"topics":{"STAFF":5,"VALUE":6,"NOISE":1},"title":5,"photos":[1],"comment":"ok"}',
    );
    expect(readDraft('b1')).toEqual({
      rating: null,
      topics: { STAFF: 5 },
      title: '',
      comment: 'ok',
      photos: [],
    });
  });

  it.each([
    [draft, []],
    [{ ...draft, rating: null }, ['rating']],
    [{ ...draft, title: 'x'.repeat(101), comment: 'x'.repeat(5001) }, ['title', 'comment']],
  ])('names the fields that cannot be sent', (given, fields) => {
    expect(badFields(given)).toEqual(fields);
  });

  it('accepts only its own fields from the server', () => {
    expect(fieldsNamed(['photos', 'bookingId'])).toEqual(['photos']);
  });
});
