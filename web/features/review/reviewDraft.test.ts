import { describe, expect, it } from 'vitest';
import { badFields, fieldsNamed, isSameDraft, storeDraft, readDraft } from './reviewDraft.ts';

const draft = {
  rating: 4,
  topics: { STAFF: 5, VALUE: 3 },
  title: 'Calm',
  comment: 'By the sea.',
  photos: ['/files/u/1/a.webp'],
};

describe('the draft of a review', () => {
  it('is stored for the tab and deleted when sent', () => {
    storeDraft('b1', draft);
    expect(readDraft('b1')).toEqual(draft);
    expect(readDraft('b2').title).toBe('');
    storeDraft('b1', null);
    expect(readDraft('b1').rating).toBeNull();
  });

  it('is ignored when the review is published', () => {
    storeDraft('b1', draft);
    const published = { ...draft, rating: 2, photos: ['/files/u/1/b.webp', '/files/u/1/c.webp'] };
    const topics = [{ __typename: 'ReviewTopicRating' as const, topic: 'STAFF' as const, rating: 1 }];
    expect(readDraft('b1', { __typename: 'Review', id: 'r1', ...published, topics })).toEqual({
      ...published,
      topics: { STAFF: 1 },
    });
  });

  it.each([
    [{ topics: { VALUE: 3, STAFF: 5 } }, true],
    [{ topics: { STAFF: 5 } }, false],
    [{ rating: 5 }, false],
    [{ title: '' }, false],
    [{ comment: 'By the sea' }, false],
    [{ photos: [] }, false],
  ])('equals another one only when both would be sent as the same review: %j', (part, isSame) => {
    expect(isSameDraft(draft, { ...draft, ...part })).toBe(isSame);
  });

  it('leaves out invalid stored values', () => {
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

  it('marks only its own fields of those that an error of the server names', () => {
    expect(fieldsNamed(['photos', 'bookingId'])).toEqual(['photos']);
  });
});
