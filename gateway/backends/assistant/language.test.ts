import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of a message', () => {
  it.each([
    ['tell me about the first', 'en'],
    ['ספרי לי על הראשון', 'he'],
    ['מה זה Coral Bay Eilat?', 'he'],
    ['יש WiFi במלון Hotel Ofir by Lumira?', 'he'],
    ['what about חיפה', 'en'],
    ['tell me about מלון הים', 'en'],
    ['אילת all inclusive please', 'en'],
    ['חיפה cheap', 'he'],
    ['<b>מלון</b> בחיפה', 'he'],
    ['<a href="/x">מלון</a> <br/> בחיפה', 'he'],
    ['<hotel in haifa>', 'en'],
    ['I just booked!\nהיי שרי, הרגע הזמנתי!', 'en'],
    ['12-14', null],
  ] as const)('%s', (message, expected) => {
    expect(languageOf(message)).toBe(expected);
  });
});
