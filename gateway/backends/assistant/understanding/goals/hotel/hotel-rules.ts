/** Goal rules for questions about one hotel. */
import { page, type GoalRule } from '../facts.ts';
import { hotelGoal, ofHotel, ofIt, ofNamed, openHotel } from './hotel-question.ts';
import { namedHotelGoal, unmarkedName } from './named-hotel.ts';
import type { Goal } from '../../reading.ts';
import type { Signals } from '../../signals.ts';

const compareSame: Goal = { kind: 'compare', hotels: [], isSame: true };
const ofUnknownWord = (c: Signals): Goal => ({
  kind: 'hotel',
  hotel: { kind: 'it' },
  question: { kind: 'amenity', amenity: unmarkedName(c) ?? '' },
});
const openIt: Goal = { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'about', isExplicit: true } };

export const hotelRules: readonly GoalRule[] = [
  // “can I arrive at 2 am?”
  [74, 'question atHour !marked !wish', ofHotel('times')],
  // “the cheapest one”, of those that were shown
  [74, 'extreme sort=RATING,STARS onlyNamesExtreme', ofHotel('rating')],
  [74, 'extreme onlyNamesExtreme', ofHotel('price')],
  // “open number 2”, “open the cheapest”
  [86, 'opensPage oneHotel|extreme !wish !stay', openHotel],
  // “open the cancellation policy”: the page of the site, even if a hotel is open
  [86, '#ask=cancellation opensPage|#page-word !hotel !place !#it', page('cancellation')],
  // Taxes of the price that was just given. קבלה means both a reception desk and a receipt.
  [79, 'focus #page=prices #ask=property-fees !marked', ofIt('property-fees')],
  [91, 'here #ask=property-fees !marked !hotel !#ask=cancellation', ofIt('property-fees')],
  // “open it for me”: the hotel in focus, not the list
  [85, 'opensPage ofIt focus !place !wish', openIt],
  // “how much is that in total?”, of several hotels: the reply asks which one
  [61, '!focus many (asksWish #has-it|(asking !#find-word) #it)|onlyPrice !place !stay', hotelGoal],
  // “the one with the better reviews, is there a lift?”, “cheapest has gym?”
  [75, 'extreme many asksWish !cheapestWith !marked forOne|asksOfExtreme', hotelGoal],
  // “what does the second cost?”, “is the cheapest near the sea?”
  [76, 'hotel|(extreme search !sorting) #ask !marked|askedOfShown', hotelGoal],
  // “the 5 star one, details”, “does the second have a pool?”
  [75, '(starred #ask !place)|(hotel asksWish !compared)', hotelGoal],
  // “what time is breakfast?”, “is there a bus to the centre?”; not “without half board, we bring our own food”
  [
    73,
    'focus #ask|(#not-ours=ride question|asking) askedInFocus !wantsOthersNear !dropped|asking',
    hotelGoal,
  ],
  // “is there a pool?”; not “any others with breakfast?”
  [72, 'focus asksWish wishInFocus !wantsOthersNear !#the-others !#more=more|asksMoreInIt', hotelGoal],
  // A wish that is not a filter: “is there a helipad?”
  [72, 'onPage focus #has-it unmarkedName !wish !#ask !general', ofUnknownWord],
  // New days or people while one hotel is open: its price for these
  [71, 'onlyHotel stay !place !wish !#find-word', ofHotel('price')],
  [70, '#ask=cancellation !dropped !general !place', page('cancellation')],
  [70, '#ask=property-fees !dropped !general !place', page('prices')],
  // “how much is the Yarden in Tel Aviv?”: a name next to “hotel”, or after the words of a question
  [68, 'unmarkedName #ask|(asksWish #has-it) !general !lookingFor', namedHotelGoal()],
  [68, 'nameInQuestion #ask|(asksWish question) !lookingFor', namedHotelGoal('find')],
  [67, 'hotel !stay !wish !sort !marked', hotelGoal],
  // A question without a hotel: the reply asks which one
  [50, '#ask !onlyPolicy !general !place #it|search|words<=9', hotelGoal],
  [49, 'focus #it words<=4', hotelGoal],
  // “what is the White Terrace”: a hotel, if one has that name
  [61, 'nameBesideHotel whatIs !wish !lookingFor', namedHotelGoal('find')],
  [31, 'name whatIs words<=8', namedHotelGoal('unknown')],

  // What follows a question about a hotel.
  // “and what if we have to cancel there?”, “… cancel that one?”
  [91, 'aboutHotel !kind=bookings cancelsThere onlyCancels !hotel', ofIt('cancellation')],
  // “why is the first so cheap?”
  [77, 'oneHotel|(here !hotel) why sort|compared|#ask=price noDetails', ofNamed('price')],
  // “what is the cheapest room?”
  [89, 'hotelInFocus cheapestRoom !hotel noDetails !travel', ofIt('rooms')],
  // “is it cheaper the week before?”
  [73, 'hotelInFocus compared=cheaper dates yesNo !place !wish !travel', ofIt('cheaper-dates')],
  // “the cheapest”, asked which hotel
  [75, 'lastQuestion=which-hotel extreme words<=3 noDetails !sorting', ofHotel('about')],
  // “and the cheapest, same question”
  [77, 'aboutHotel many namesOne repeats noDetails !sorting !#find-word !#act', ofHotel('about')],
  // “and the others?”
  [87, 'aboutHotel #the-others many !stay !place !wish|asksOthers !#same', compareSame],
  // “what about for five nights?”: its price for them
  [71, 'aboutHotel stay asksForStay !place !wish !sort !#find-word|#ask=price', ofIt('price')],
  // “may I see the prices in pounds?”, of a list
  [79, 'inCurrency !focus many noDetails !hotel !extreme', page('currencies')],
  // “and in euros?”, “per person?”
  [79, 'aboutHotel inCurrency words<=6 !stay !place !#act !#page=payment', ofIt('price')],
  [79, '(shown #per-person onlyRefers words<=6)|(asksBasis noDetails)', ofNamed('share')],
  // “Total?”, “and what would that one come to?”
  [65, 'focus (#per-stay|#per-night words<=6)|howMuch hotelInFocus|#it onlyRefers', ofIt('price')],
  // “till when?”: repeats the last question
  [29, 'aboutHotel bare onlyRefers words<=6 hasWords asking|startsWithAnd|open|#until', ofIt('about')],
];
