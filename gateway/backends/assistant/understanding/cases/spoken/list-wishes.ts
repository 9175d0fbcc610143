import type { Case } from '../case.ts';
import { standing } from '../wordings/contexts.ts';

/** Wishes about all hotels of the list, which are no question about one of them. */
export const listWishes: readonly Case[] = [
  ['keep only the ones that have a pool', 'find | Pool', standing],
  ["I'd like only those where breakfast is included", 'find | Breakfast Included', standing],
  ['Leave just the hotels where there is parking', 'find | Parking', standing],
  ['narrow it down to places with a gym please', 'find | Gym', standing],
  ['at least four stars, and a guest score not below 8', 'find | 4,5 stars | VERY_GOOD', standing],
  ['nothing under three stars for us', 'find | 3,4,5 stars', standing],
  ['only ones with free cancellation and wifi', 'find | WiFi | free', standing],
  ['תשאירי לי רק מה שיש בו בריכה וגם ארוחת בוקר', 'find | Breakfast Included | Pool', standing],
  ['תשאירי ברשימה רק מקומות שיש להם חניה', 'find | Parking', standing],
  ['לפחות ארבעה כוכבים, ושהציון של האורחים לא יורד משמונה', 'find | 4,5 stars | VERY_GOOD', standing],
  ['סנני לי רק את מי שמקבל כלבים', 'find | Pet Friendly', standing],
  ['רק כאלה שיש בהם ספא', 'find | Spa', standing],
  ['תורידי מהרשימה כל מי שאין לו חניה', 'find | Parking', standing],
  ['אני רוצה לראות רק מלונות שכוללים ארוחת בוקר', 'find | Breakfast Included', standing],
  ['שלושה כוכבים לפחות, לא פחות', 'find | 3,4,5 stars', standing],
  ['הדירוג הכי נמוך', 'hotel “נמוך” rating | נמוך', standing],
  ['ביקורות הכי גרועות', 'hotel “גרועות” rating | גרועות', standing],
  ['הדירוג הכי גבוה', 'find | RATING', standing],
  ['ביקורות הכי טובות', 'find | RATING', standing],
  ['המלון עם הדירוג הגרוע ביותר', 'hotel it rating | הגרוע', standing],
];
