import { describe, expect, it } from 'vitest';
import { readWords } from '../testing/readWords.ts';

describe('the filters that English words wish for', () => {
  it.each([
    ['with a pool', 'amenities Pool'],
    ['swimming pool and gym', 'amenities Pool, amenities Gym'],
    ['heated pool', 'amenities Pool, “heated”'],
    ['with wifi', 'amenities WiFi'],
    ['wi-fi, parking and a spa', 'amenities WiFi, amenities Spa, amenities Parking'],
    ['with our dog', 'amenities Pet Friendly'],
    ['pet friendly', 'amenities Pet Friendly'],
    ['fitness room', 'amenities Gym'],
    ['room service', 'amenities Room Service'],
    ['Schwimmbad', 'amenities Pool'],
    ['free cancellation', 'freeCancellation'],
    ['with free cancellation', 'freeCancellation'],
    ['refundable', 'freeCancellation'],
    ['Kostenlose Stornierung', 'freeCancellation'],
    ['breakfast', 'meals Breakfast Included'],
    ['half board', 'meals Half Board'],
    ['breakfast and dinner', 'meals Half Board'],
    ['all-inclusive', 'meals All Inclusive'],
    ['4 stars', 'stars 4'],
    ['4-star hotel', 'stars 4'],
    ['four star', 'stars 4'],
    ['at least 4 stars', 'stars 5, stars 4'],
    ['4+ stars', 'stars 5, stars 4'],
    ['3 to 4 stars', 'stars 4, stars 3'],
    ['up to 4 stars', 'stars 4, stars 3, stars 2, stars 1'],
    ['at most 3 stars', 'stars 3, stars 2, stars 1'],
    ['3 stars or less', 'stars 3, stars 2, stars 1'],
    ['under 3 stars', 'stars 2, stars 1'],
    ['more than 3 stars', 'stars 5, stars 4'],
    ['rated 9/10', 'quality EXCELLENT'],
    ['rated 8 out of ten', 'quality VERY_GOOD'],
    ['rated 4/5', 'quality VERY_GOOD'],
    ['rated 4+', 'quality VERY_GOOD'],
    ['rating above 4.5', 'quality EXCELLENT'],
    ['rated 8+', 'quality VERY_GOOD'],
    ['excellent reviews', 'quality EXCELLENT'],
    ['good reviews', 'quality FAIR'],
    ['very good reviews', 'quality GOOD'],
    ['no breakfast, pool', 'amenities Pool, “no breakfast”'],
    ['no breakfast and a pool', 'amenities Pool, “no breakfast”'],
    ['without breakfast but with a pool', 'amenities Pool, “without breakfast but”'],
    [
      'for two, pool, free cancellation, at most 150 euros a night',
      '2 adults, freeCancellation, amenities Pool, 150 EUR NIGHT',
    ],
  ])('“%s” is read as %s', (words, said) => {
    expect(readWords([words])).toBe(said);
  });

  it.each([
    'no pool',
    'without breakfast',
    'non-refundable',
    'without pool or gym',
    'without a pool or a gym',
    'no pool and gym',
    'no pool, gym or spa',
    "don't need breakfast",
    'we don’t want a pool',
    'do not need wifi or parking',
    'no need for a gym',
    'no need of parking',
    'breakfast not needed',
    'pool and gym are not necessary',
    'no breakfast and dinner',
    'a pool table',
    'rated 4.2',
    'rated 4/10',
    'rated 4/100',
    'rated 8/5',
    '4.5 stars',
    '7 stars',
    'sea view',
    'near Bar-Ilan',
    'a bar mitzvah',
  ])('“%s” is left as it is', (words) => {
    expect(readWords([words])).toBe(`“${words}”`);
  });
});

describe('the filters that Hebrew words wish for', () => {
  it.each([
    ['עם בריכה', 'amenities Pool'],
    ['עם בריכה וביטול חינם', 'freeCancellation, amenities Pool'],
    ['ביטול ללא עלות', 'freeCancellation'],
    ['בריכת שחייה וספא', 'amenities Pool, amenities Spa'],
    ['עם חניה ואינטרנט', 'amenities WiFi, amenities Parking'],
    ['עם הכלב', 'amenities Pet Friendly'],
    ['חדר כושר', 'amenities Gym'],
    ['חצי פנסיון', 'meals Half Board'],
    ['הכל כלול', 'meals All Inclusive'],
    ['ארוחת בוקר', 'meals Breakfast Included'],
    ['4 כוכבים', 'stars 4'],
    ['לפחות ארבעה כוכבים', 'stars 5, stars 4'],
    ['עד 4 כוכבים', 'stars 4, stars 3, stars 2, stars 1'],
    ['3 כוכבים ומעלה', 'stars 5, stars 4, stars 3'],
    ['דירוג 4 ומעלה', 'quality VERY_GOOD'],
    ['ביקורות מצוינות', 'quality EXCELLENT'],
    ['לזוג עם בריכה וביטול חינם', '2 adults, freeCancellation, amenities Pool'],
  ])('“%s” is read as %s', (words, said) => {
    expect(readWords([words], 'he-IL')).toBe(said);
  });

  it.each([
    'בלי בריכה',
    'ללא ביטול חינם',
    'בלי בריכה או חדר כושר',
    'בלי בריכה וספא',
    'לא צריך ארוחת בוקר',
    'לא צריכים בריכה או ספא',
    'אין צורך בחניה',
    'ארוחת בוקר לא נחוצה',
  ])('“%s” is left as it is', (words) => {
    expect(readWords([words], 'he-IL')).toBe(`“${words}”`);
  });
});
