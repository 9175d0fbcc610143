import type { Case } from '../case.ts';
import { focused, opened, standing } from '../wordings/contexts.ts';

/** A search for at least four stars. */
const fourOrMore: typeof standing = { ...standing, stars: [4, 5] };

/** Wishes in English and Hebrew, by what the messages have in common. */
export const bothWishes: readonly Case[] = [
  // Withdrawn wishes with a verb between.
  ['הכלב נשאר בבית אז לא צריך שיקבלו כלבים', 'find | without Pet Friendly,Pet Friendly', standing],
  ['the dog stays at home', 'find | without Pet Friendly', standing],
  ['we leave the dog at home', 'find | without Pet Friendly', standing],
  ['הכלבה נשארת אצל השכנה', 'find | without Pet Friendly', standing],
  ['אין צורך שיקבלו כלבים', 'find | without Pet Friendly', standing],
  ['לא צריך יותר שיקבלו חיות', 'find | without Pet Friendly', standing],
  ['כבר לא צריכים שיהיה ספא', 'find | without Spa', standing],
  ['אין צורך שתהיה חניה', 'find | without Parking', standing],
  ["it doesn't need to have parking", 'find | without Parking', standing],
  // The middle of the town beside another wish.
  ['חשוב לנו ארוחת בוקר ומרכז העיר', 'find | Breakfast Included | DISTANCE', standing],
  ['breakfast and the city centre matter to us', 'find | Breakfast Included | DISTANCE', standing],
  ['with parking and in the centre', 'find | Parking | DISTANCE', standing],
  ['ועם מרכז העיר', 'find | DISTANCE', standing],
  ['מלון במרכז העיר ברומא עם בריכה', 'find | *רומא | Pool | DISTANCE'],
  ['business center in Rome', 'find | *rome | Business Center'],
  // A hotel with both is wanted, not both hotels.
  ['אבא רוצה בריכה ואמא ספא תחפשי משהו עם שניהם', 'find | Pool,Spa', standing],
  ['pool and spa, find one with both', 'find | Pool,Spa', standing],
  ['do both have a pool?', 'compare #1 #2 | Pool', standing],
  ['לשניהם יש בריכה?', 'compare #1 #2 | Pool', standing],
  // A withdrawn wish changes the search, also after a question about a hotel.
  ['בעצם בלי חצי פנסיון, נביא אוכל מהבית', 'find | without meals', focused],
  ['without breakfast please, we eat out', 'find | eat | without meals', focused],
  ['no half board, we have our own food', 'find | without meals', focused],
  ['what food do they have?', 'hotel it meals', focused],
  // Parking for those who come by car.
  ['we come by car, parking please', 'find | Parking', standing],
  ["Breakfast and parking, I'll have a rental.", 'find | Breakfast Included | Parking', standing],
  ["with parking we've got a campervan lol", 'find | Parking', standing],
  ['can we rent a car and is there parking?', 'extras cars | Parking', standing],
  ['נגיע ברכב, נא חניה', 'find | Parking', standing],
  ['יש לנו רכב שכור, עם חניה', 'find | Parking', standing],
  // An order, after a word about prices, and another place.
  ['wow hogmanay prices! show cheapest first pls', 'find | wow hogmanay | PRICE_ASC', standing],
  ['prices are high, sort by cheapest', 'find | high | PRICE_ASC', standing],
  ['how much is the cheapest one?', 'hotel cheapest price | PRICE_ASC', standing],
  ['nah. how bout glasgow', 'find | *glasgow', standing],
  // Drops limits of the search: “restrictions” and “policy” do not mean the assistant's own rules.
  ['drop the budget restrictions', 'find | restrictions | without budget', standing],
  ['drop the pet policy filter', 'find | policy | without Pet Friendly', standing],
  ['hotels in Rome for the next three nights', 'find | *rome | ?..? (3)'],
  ['is there a charge for parking?', 'hotel it Parking | Parking', opened],
  ['hotel near Covent Garden', 'find | *covent garden'],
  ['Hilton Garden Inn Rome', 'find | hilton garden, rome'],
  // What is not needed ends at a comma or “but”.
  ['Rome, no need for breakfast, quiet room', 'find | rome | unmet quiet room | without meals'],
  ['לא צריך בריכה אבל כשר', 'find | unmet כשר | without Pool', standing],
  // “Any hotel” asks for one; only “no need” removes a wish.
  ['any hotel that has a pool', 'find | Pool', standing],
  ['is there any hotel that has a pool in Haifa', 'find | *haifa | Pool'],
  ['any that offers breakfast?', 'find | Breakfast Included', standing],
  ['is there any that has a spa', 'find | Spa', standing],
  ['any that have parking', 'find | Parking', standing],
  ['any hotel that takes dogs', 'find | Pet Friendly', standing],
  ['כל מלון שיש לו בריכה', 'find | Pool', standing],
  ['בכל מלון שיהיה ספא', 'find | Spa', standing],
  ['whatever, but it should have a gym', 'find | Gym', standing],
  ["it doesn't matter if it has a pool", 'find | without Pool', standing],
  ['לא חשוב שתהיה חניה', 'find | without Parking', standing],
  ['any price is fine', 'find | without budget', standing],
  ['כל מחיר', 'find | without budget', standing],
  ['כל בריכה שיש', 'find | Pool', standing],
  // A pet that stays elsewhere, and one that comes along.
  ["the dog goes to my sister's so no pet friendly needed", 'find | goes | without Pet Friendly', standing],
  ["we leave the dog at my parents' place", 'find | without Pet Friendly', standing],
  ['השארנו את הכלבה אצל ההורים', 'find | without Pet Friendly', standing],
  ['hotel in Haifa where we can leave the dog in the room', 'find | *haifa | Pet Friendly'],
  ['can we leave the dog in the room?', 'hotel it Pet Friendly | Pet Friendly', opened],
  ['אפשר להשאיר את הכלב בחדר?', 'hotel it Pet Friendly | Pet Friendly', opened],
  ['our dog is ill, we need a pet friendly hotel in Haifa', 'find | *haifa | Pet Friendly'],
  ['הכלב חולה אז צריך מלון שמקבל כלבים', 'find | Pet Friendly', standing],
  ['leave the dog friendly filter', 'find | Pet Friendly', standing],
  ['משאירים את הכלב בבית', 'find | without Pet Friendly', standing],
  ['we leave the cat with my mother', 'find | without Pet Friendly', standing],
  ['נשאיר את החתול אצל השכנים', 'find | without Pet Friendly', standing],
  ['we left the dog at the kennel', 'find | without Pet Friendly', standing],
  ["we're leaving our dog with a friend", 'find | without Pet Friendly', standing],
  ['leaving the dog behind', 'find | without Pet Friendly', standing],
  ['אנחנו משאירים את הכלב לבד בחדר, מותר?', 'hotel it Pet Friendly | Pet Friendly', opened],
  ['may we leave our cat alone in the room', 'find | Pet Friendly', opened],
  // A wish that no filter knows is withdrawn like any other.
  ['remove the sauna', 'find | without sauna', standing],
  ['skip the sauna', 'find | without sauna', standing],
  ['תורידי את הסאונה', 'find | without סאונה', standing],
  ['8+ rating', 'find | VERY_GOOD'],
  ['4.5 guest rating', 'find | EXCELLENT'],
  ['דירוג 8+', 'find | VERY_GOOD'],
  // Adds stars to those of the search.
  ['no, 3 stars is fine too', 'find | 3,4,5 stars', fourOrMore],
  ['3 stars is ok as well', 'find | 3,4,5 stars', fourOrMore],
  ['also 3 stars', 'find | 3,4,5 stars', fourOrMore],
  ['גם 3 כוכבים בסדר', 'find | 3,4,5 stars', fourOrMore],
  ['3 כוכבים זה גם טוב', 'find | 3,4,5 stars', fourOrMore],
  ['3 stars', 'find | 3 stars', fourOrMore],
  ['no, 3 stars is fine too', 'find | 3 stars', standing],
  ['no pool and with parking', 'find | Parking | without Pool', standing],
  ['3 stars is too basic', 'find | 3 stars', fourOrMore],
];
