import { describe, expect, it } from 'vitest';
import { cuesFor } from './page-cues.ts';

const paragraphs = {
  noShow: 'Not arriving costs one night at a flexible rate.',
  noShowHe: 'אי הגעה עולה לילה אחד בתעריף גמיש.',
  begun: 'Once a stay has begun, cancelling costs at least the nights that have begun and one more.',
  begunHe: 'אחרי שהשהייה התחילה, הביטול עולה לפחות את הלילות שהתחילו ולילה נוסף.',
  protected: 'Senior (over 65), new immigrant or disabled customers may cancel.',
  protectedHe: 'לקוחות מבוגרים (מעל גיל 65), עולים חדשים ולקוחות עם מוגבלות רשאים לבטל.',
  account: 'Searching and starting a booking need no account.',
  deletion: 'You can delete your account there too.',
};

describe('the paragraph that answers', () => {
  it.each([
    ['what happens if i dont show up', paragraphs.noShow, 1],
    ["What if I don't show up?", paragraphs.noShow, 1],
    ['מה קורה אם לא מגיעים', paragraphs.noShowHe, 1],
    ['אני בת 70, אילו זכויות ביטול יש לי', paragraphs.protectedHe, 1],
    ['im over 65, what are my rights', paragraphs.protected, 1],
    ['איך אפשר למחוק את החשבון', paragraphs.deletion, 1],
    ['do i have to register', paragraphs.account, 1],
    ['what if we leave early', paragraphs.begun, 1],
    ['can i cancel during my stay', paragraphs.begun, 1],
    ['אפשר לבטל באמצע השהייה', paragraphs.begunHe, 1],
    ['what is the rule', paragraphs.noShow, 0],
    ['what happens if i dont show up', paragraphs.account, 0],
  ])('%s', (message, paragraph, wanted) => {
    expect(cuesFor(message, paragraph)).toBe(wanted);
  });
});
