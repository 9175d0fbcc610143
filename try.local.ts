import { allQuestions } from './gateway/domains/page/questions/questions.ts';
import { askedQuestions } from './gateway/backends/assistant/site/site-questions.ts';
const qs = allQuestions({ email: 'a@b.c', whatsapp: '+1', office: { en: 'x', he: 'y' } }, { en: 'Solera', he: 'סולרה' });
const en = (m: string) => askedQuestions(qs, 'en', m)[0], he = (m: string) => askedQuestions(qs, 'he', m)[0];
console.log(qs.length, qs.reduce((n, q) => n + q.asked.length, 0));
const tests: [string, string][] = [
['ways-to-pay','do u take amex'],['ways-to-pay','Would it be possible to settle the bill using PayPal?'],['ways-to-pay','אפשר ביט?'],['ways-to-pay','אתם מקבלים ויזה'],
['when-charged','will i be charged now or when i arrive'],['when-charged','when does the money leave my card'],['when-charged','מתי יורד הכסף מהכרטיס'],
['instalments','can I split it into 3 payments'],['instalments','אפשר ב 12 תשלומים בלי ריבית?'],
['receipt','i need a receipt for my boss'],['receipt','אני צריכה חשבונית לעבודה'],['receipt','how do i get an invoice pls'],
['change-dates','i need to move my booking by a week'],['change-dates','אפשר להזיז את ההזמנה בשבוע?'],['change-dates','can i reschedule'],['change-dates','איך משנים תאריך להזמנה קיימת'],
['no-show','what if we just dont show up'],['no-show','מה יקרה אם בסוף לא נגיע'],
['cancel-how','how do i cancel'],['cancel-how','איך אני מבטלת את ההזמנה'],['cancel-cost','whats ur cancelation policy'],['cancel-cost','מה תנאי הביטול אצלכם'],['cancel-cost','is there a fee if i cancel last minute'],
['leave-early','we want to leave two days early, refund?'],['fourteen-days','can i regret within 14 days'],['seniors','im 70 do i get anything when cancelling'],['seniors','אני בן 68, מה הזכויות שלי בביטול'],
['refund-time','how long till the refund hits my account'],['refund-time','תוך כמה זמן מגיע הזיכוי'],
['what-price-includes','are taxes included'],['what-price-includes','any hidden charges??'],['what-price-includes','המחירים כוללים מע"מ?'],['fees-at-hotel','is there a city tax to pay there'],['vat-exemption','i have a us passport, no vat right?'],['vat-exemption','תיירים פטורים ממע״מ?'],
['price-changed','the price just jumped, why'],['price-match','got a promo code'],['price-match','booking.com is cheaper'],['price-match','יש קופון?'],['per-night','is that per person'],['currency','can i pay in euros'],['currency','אפשר לשלם בדולר'],
['children','do kids stay free'],['children','מאיזה גיל ילד משלם'],['minimum-age','im 17 can i book'],['several-rooms','we need 12 rooms'],['several-rooms','כמה חדרים אפשר להזמין בבת אחת'],['special-requests','can we get a baby crib in the room'],['special-requests','אפשר לבקש לול לתינוק'],['special-requests','can i check in at 10am'],['check-in-hours','when is checkout'],['check-in-hours','מתי הצ\'ק אאוט'],['documents','should i print anything'],['documents','מה צריך להביא איתנו לקבלה במלון'],['hotel-contact','hotels phone pls'],['hotel-contact','המלון לא מוצא את ההזמנה שלי'],['extras-what','can i add a rental car later'],['flights','do you also do flights'],['flights','אתם מזמינים גם טיסות?'],
['register','do i need to sign up'],['password','forgot my pw'],['password','לא זוכר את הסיסמה'],['change-profile','i want to change my email'],['change-profile','unsubscribe me'],['delete-account','erase me from your system'],['delete-account','תמחקו אותי'],['my-data','what do you know about me'],['cookies','what cookies do u use'],['this-chat','is this chat recorded'],['this-chat','השיחה מוקלטת?'],['reviews','can anyone post reviews'],['reviews','איך אני משאירה ביקורת'],['favorites','how do i save hotels i like'],['reach-us','whats your phone number'],['reach-us','יש לכם טלפון?'],['office','where are you located'],['office','באילו שעות אתם פועלים'],['who-are-you','is this a scam'],['list-my-hotel','i have a small hotel, can i advertise it'],['how-sorted','why is this hotel first'],['how-sorted','מישהו משלם לכם על הדירוג?'],['accessible-site','im blind, can i use this site'],['languages','do you speak russian'],['app','is there an app'],['pending','why is my booking pending'],['pending','עד מתי המחיר שמור לי'],['is-confirmed','did my booking go through'],['no-mail','no confirmation mail yet'],['no-mail','לא קיבלתי מייל'],['change-guest','there is a typo in my name'],['book-for-other','can i book this for my mom'],['find-booking','where do i see my reservation'],['limits','can i book for 2028'],['late-arrival','we land at 1am is that ok'],['card-declined','my visa got rejected'],['is-paying-safe','is my card safe with you'],['non-refundable','can i cancel a nonrefundable room'],['extras-refund','do i get the car money back'],['book-how','how does this work'],['book-without-account','can i book without signing up'],
// nothing of these
['-','hotels in rome next weekend'],['-','does it have a pool'],['-','which one is closer to the beach'],['-','something cheaper please'],['-','מלון באילת עם בריכה'],['-','is breakfast included'],['-','how far is it from the centre'],['-','who won the world cup'],['-','write me a poem'],['-','what is the meaning of life'],['-','תספרי לי בדיחה'],['-','do they allow dogs'],['-','the second one'],['-','can you book it for me'],['-','what is the weather in rome'],
];
let ok = 0, n = 0;
for (const [want, text] of tests) {
  const got = (/[\u0590-\u05ff]/.test(text) ? he : en)(text);
  const said = got && got.likeness >= 0.5 ? got.question.id : '-';
  n++; if (said === want) ok++; else console.log(want.padEnd(20), text.padEnd(50), got?.question.id, got?.likeness.toFixed(2));
}
console.log(ok, n);
