import { describe, expect, it } from 'vitest';
import { haifaLedger } from './gate-facts.ts';
import { gate } from './gate.ts';

const ledger = haifaLedger();

describe('what no fact supports falls', () => {
  it.each([
    // Sums.
    ['a shekel less', 'Carmel View costs ₪742 a night.'],
    ['a shekel more', 'Carmel View costs ₪744 a night.'],
    ['an agora off', 'Carmel View costs ₪742.51 a night.'],
    ['the number in another currency', 'Carmel View costs $743 a night.'],
    ['the number in euros by word', 'Carmel View costs 743 euros a night.'],
    ['a code behind', 'Carmel View costs 742 ILS a night.'],
    ['a code in small letters', 'Carmel View costs 742 nis a night.'],
    ['words', 'Carmel View costs seven hundred and forty-two shekels a night.'],
    ['five hundred shekels', 'Port Inn 77 costs five hundred shekels a night.'],
    ['a rounded thousand', 'Carmel View costs ₪2.9k for the stay.'],
    ['another digit in a total', 'The stay costs ₪2,971 in all.'],
    ['the end of a range', 'Nights cost ₪510-742 each.'],
    ['another hotel’s price', '[Port Inn 77](/Hotel?id=1002): ₪743 a night.'],
    ['another hotel’s total', 'Port Inn 77 costs ₪2,970 for the stay.'],
    ['the budget as a price', 'Carmel View costs ₪900 a night.'],
    ['the budget as the lowest price', '[Carmel View](/Hotel?id=1001) has rooms from ₪900.'],
    ['a price of a description', 'Rooms start from $10.'],
    ['an unknown sign', 'Carmel View costs ฿743 a night.'],
    ['an unknown code', 'Carmel View costs THB 743 a night.'],
    ['Arabic digits', 'Carmel View costs ₪٧٤٢ a night.'],
    ['digits turned around', 'Carmel View costs \u202E₪743\u202C a night.'],
    ['isolates inside', 'Carmel View costs \u2068₪7\u2069\u206842\u2069 a night.'],
    ['bold around', 'Carmel View costs **₪742** a night.'],
    ['bold inside', 'Carmel View costs ₪**742** a night.'],
    ['full-width digits', 'Carmel View costs ₪７４２ a night.'],
    ['a total as a night', 'Carmel View costs ₪2,970 a night.'],
    ['a night as a total', 'Carmel View costs ₪743 for the stay.'],
    ['two prices swapped', 'Carmel View costs ₪510 and Port Inn 77 ₪743.'],
    // Days and clocks.
    ['a day off', 'You arrive on 11 Dec 2026.'],
    ['a month off', 'You arrive on 10 Nov 2026.'],
    ['a year off', 'You arrive on 10 Dec 2027.'],
    ['another weekday', 'You arrive on Friday, 10 Dec 2026.'],
    ['American order', 'You arrive on December 11, 2026.'],
    ['ISO', 'You arrive on 2026-12-11.'],
    ['points', 'You arrive on 11.12.2026.'],
    ['slashes', 'You arrive on 11/12/26.'],
    ['the end of a range', 'The stay is 10–15 December 2026.'],
    ['a month', 'Come in March 2027.'],
    ['a clock', 'Prices read at 14:33 Israel time.'],
    ['an hour', 'Check-in is from 2 PM.'],
    ['the arrival as the end of free cancellation', 'Free cancellation until 10 Dec 2026.'],
    ['the free time a day later', 'Free cancellation until 8 Dec 2026.'],
    // Percents and counts.
    ['a percent', 'That is 15% cheaper.'],
    ['percent in words', 'That is fifteen percent cheaper.'],
    ['half the price', 'Carmel View is half price this week.'],
    ['a count', 'I found 38 hotels.'],
    ['a count in words', 'I found forty hotels.'],
    ['a thousandfold', 'I found 3,000 hotels.'],
    ['stars', 'Carmel View has 5 stars.'],
    ['stars by glyphs', 'Carmel View ★★★★★ is quiet.'],
    ['another hotel’s stars', 'Port Inn 77 has 4 stars.'],
    ['five-star', 'Carmel View is a five-star house.'],
    ['nights', 'The price is for 3 nights.'],
    ['a rating', 'Carmel View is rated 4.9.'],
    ['reviews', 'Carmel View has 1,212 reviews.'],
    ['rooms left', 'Only 2 left!'],
    ['two left in words', 'Only two rooms left!'],
    ['another hotel’s last rooms', 'Port Inn 77 has only 3 rooms left.'],
    ['a distance', 'The beach is 350 metres away.'],
    // Links and addresses.
    ['another hotel’s id', '[Carmel View](/Hotel?id=1002) is nice.'],
    ['an id nobody gave', '[Carmel View](/Hotel?id=666) is nice.'],
    ['a label that is no name', '[Grand Palace](/Hotel?id=1001) is nice.'],
    ['another day in a link', '[Carmel View](/Hotel?id=1001&checkin=2026-12-11) is nice.'],
    ['a page we do not have', 'See [the map](/HotelsMap).'],
    ['another site', 'Book [here](https://evil.example/win).'],
    ['another site without a scheme', 'Book [here](//evil.example/win).'],
    ['a backslash', 'Book [here](/\\evil.example/win).'],
    ['a script', 'Book [here](javascript:alert).'],
    ['a bare address', 'Open http://evil.example/win now.'],
    ['a bare domain', 'Open evil-hotels.com now.'],
    ['markup', 'Look <img src=x> here.'],
    ['a picture', '![Carmel View](https://evil.example/a.png)'],
    ['an e-mail address', 'Write to boss@evil.example now.'],
    ['a booking nobody has', '[Your booking](/Checkout?bookingId=123) waits.'],
    // Phones and codes.
    ['a phone of a description', 'Please call +1 555 010 9999.'],
    ['a phone of nowhere', 'Please call 03-555-0148.'],
    ['a short number to call', 'Please dial *2700.'],
    ['a phone without a verb', 'Their number is 04-812-3456.'],
    ['a booking number', 'Your booking 0A1B2C3E is confirmed.'],
    // Names.
    ['a hotel', 'The Grand Palace is lovely.'],
    ['a hotel in the middle', 'I also like Hilton Haifa very much.'],
    ['a hotel as first word', 'Hilton has a pool.'],
    ['a hotel in bold', 'I like **Grand Palace** most.'],
    ['a hotel in quotes', 'I like “Grand Palace” most.'],
    ['a city', 'I also looked in Tiberias for you.'],
    // Rules and features.
    ['free cancellation of another hotel', 'Port Inn 77 has free cancellation.'],
    ['free to cancel', 'Port Inn 77: you can cancel for free.'],
    ['no refund', 'Carmel View is non-refundable.'],
    ['breakfast of another hotel', 'Port Inn 77 includes breakfast.'],
    ['a pool of another hotel', 'Port Inn 77 has a pool.'],
    ['a pool denied', 'Carmel View has no pool.'],
    ['a spa of nobody', 'Carmel View has a spa.'],
    ['pets', 'Carmel View welcomes pets.'],
    ['free shuttle', 'Carmel View has a free shuttle.'],
    ['half board', 'Half board is included at Carmel View.'],
    ['a discount', 'Members get a discount.'],
    ['a guarantee', 'I guarantee this price.'],
    ['the best price', 'This is the best price you will find.'],
    ['the last room', 'It is the last room, hurry!'],
    ['paying later', 'You can pay at the hotel.'],
  ])('%s', (_name, sentence) => {
    expect(gate(sentence, ledger, 'en')).toEqual({ text: '', dropped: [sentence] });
  });

  it.each([
    ['שקל פחות', 'מחיר לילה ב⁨Carmel View⁩: ⁨742 ₪⁩.'],
    ['שקל יותר', 'המחיר ללילה הוא 744 ₪.'],
    ['מטבע אחר', 'המחיר ללילה הוא 743 דולר.'],
    ['ש״ח', 'המחיר ללילה הוא 742 ש״ח.'],
    ['במילים', 'המחיר ללילה הוא חמש מאות שקלים.'],
    ['מילה אחת', 'הלילה עולה מאתיים שקל.'],
    ['טווח', 'המחירים הם 510-742 ₪ ללילה.'],
    ['מחיר של מלון אחר', '[Port Inn 77](/Hotel?id=1002): 743 ₪ ללילה.'],
    ['יום אחרי', 'הכניסה ב־11 בדצמבר 2026.'],
    ['יום בשבוע', 'הכניסה ביום שישי, 10 בדצמבר 2026.'],
    ['טווח ימים', 'השהות היא 10–15 בדצמבר.'],
    ['נקודות', 'הכניסה ב-11.12.2026.'],
    ['חודש', 'כדאי לבוא במרץ 2027.'],
    ['שעה', 'המחירים נקראו ב־14:33 שעון ישראל.'],
    ['אחוז', 'זה זול ב-15%.'],
    ['אחוז במילים', 'זה זול בעשרים אחוז.'],
    ['חצי מחיר', 'המלון בחצי מחיר השבוע.'],
    ['ספירה', 'מצאתי 38 מלונות.'],
    ['ספירה במילים', 'מצאתי ארבעים מלונות.'],
    ['כוכבים', 'המלון הוא חמישה כוכבים.'],
    ['לילות', 'המחיר הוא לשלושה לילות.'],
    ['חדרים אחרונים', 'נותרו 2 חדרים בלבד.'],
    ['טלפון', 'התקשרו 04-812-3456.'],
    ['מלון שלא נמצא', 'אני ממליצה על מלון הילטון.'],
    ['מלון במודגש', 'אני ממליצה על **הילטון**.'],
    ['שם לועזי', 'כדאי לבדוק גם את Grand Palace.'],
    ['ביטול חינם של אחר', 'ב-Port Inn 77 יש ביטול חינם.'],
    ['ללא החזר', 'ב-Carmel View אין החזר.'],
    ['בוקר של אחר', 'Port Inn 77 כולל ארוחת בוקר.'],
    ['בריכה של אחר', 'ב-Port Inn 77 יש בריכה.'],
    ['אין בריכה', 'ב-Carmel View אין בריכה.'],
    ['הגעה כמועד ביטול', 'ביטול חינם עד 10 בדצמבר 2026.'],
    ['מחיר שהות כלילה', 'Carmel View עולה 2,970 ₪ ללילה.'],
    ['ספא', 'ב-Carmel View יש ספא.'],
    ['הנחה', 'חברים מקבלים הנחה.'],
    ['הבטחה', 'המחיר מובטח.'],
    ['מזהה אחר', '[נוף הכרמל](/Hotel?id=1002) נחמד.'],
  ])('%s', (_name, sentence) => {
    expect(gate(sentence, ledger, 'he')).toEqual({ text: '', dropped: [sentence] });
  });

  it.each([
    ['stars that were asked for', '[Carmel View](/Hotel?id=1001) has 5 stars.'],
    ['glyphs of them', 'Carmel View ★★★★★ is quiet.'],
    ['a name that was asked for as an amenity', 'I recommend Grand Palace.'],
  ])('%s', (_name, sentence) => {
    const asked = haifaLedger();
    asked.add({ query: { wishes: { stars: [5], amenities: ['Grand Palace'] } } });
    expect(gate(sentence, asked, 'en')).toEqual({ text: '', dropped: [sentence] });
    expect(gate('Hotels with 5 stars:', asked, 'en').dropped).toEqual([]);
  });

  it('what a page of ours says of hotels in general is not said of one', () => {
    const told = haifaLedger();
    const rule =
      'Where a hotel offers free cancellation, it ends 48 hours before. Other rates are non-refundable.';
    told.add({ key: 'cancellation', title: { en: 'A', he: 'א' }, paragraphs: [{ en: rule, he: 'א' }] });
    for (const lie of ['Port Inn 77 has free cancellation.', 'Carmel View is non-refundable.'])
      expect(gate(lie, told, 'en').dropped).toEqual([lie]);
    expect(gate('Other rates are non-refundable.', told, 'en').dropped).toEqual([]);
  });

  it('a sentence that goes on about a hotel is about that hotel', () => {
    const first = 'Port Inn 77 costs ₪510 a night.';
    expect(gate(`${first} It has a pool. It has a bar.`, ledger, 'en')).toEqual({
      text: `${first} It has a bar.`,
      dropped: ['It has a pool.'],
    });
  });

  it('a list that loses every item loses its head, and one that keeps an item keeps it', () => {
    const head = 'Two that fit:';
    const lies = '- [Carmel View](/Hotel?id=1001): ₪742\n- [Port Inn 77](/Hotel?id=1002): ₪509';
    const truth = '- [Port Inn 77](/Hotel?id=1002): ₪510';
    expect(gate(`Hello!\n\n${head}\n${lies}\n\nShall I go on?`, ledger, 'en').text).toBe(
      'Hello!\n\nShall I go on?',
    );
    expect(gate(`${head}\n\n${lies}\n${truth}`, ledger, 'en').text).toBe(`${head}\n\n${truth}`);
  });
});
