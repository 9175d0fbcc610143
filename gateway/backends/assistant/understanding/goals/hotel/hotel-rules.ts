/** Goal rules for questions about one hotel. */
import { is, type GoalRule } from '../facts.ts';
import { hotelGoal, ofHotel, ofIt, openHotel } from './hotel-question.ts';
import { namedHotelGoal, unmarkedName } from './named-hotel.ts';
import type { Goal } from '../../reading.ts';

const openIt: Goal = { kind: 'hotel', hotel: { kind: 'it' }, question: { kind: 'about', isExplicit: true } };

export const hotelRules: readonly GoalRule[] = [
  // “can I arrive at 2 am?”
  [74, 'question atHour !marked !wish', ofHotel('times')],
  // “the cheapest one”, of those that were shown
  [
    74,
    'extreme many words<=18 forOne|#per-stay|(asking words<=3) !marked !stay !wish !sorting !#ask=location,times,rooms,meals,cancellation,property-fees',
    (c) => ofHotel(is(c, 'sort=RATING,STARS') ? 'rating' : 'price')(c),
  ],
  // “open number 2”, “open the cheapest”
  [86, 'opensPage oneHotel|extreme !wish !stay', openHotel],
  // “open the cancellation policy”: the page of the site, even if a hotel is open
  [
    86,
    '#ask=cancellation opensPage|#page-word !hotel !extreme !place !stay !#it',
    { kind: 'page', page: 'cancellation' },
  ],
  // Taxes of the price that was just given. קבלה means both a reception desk and a receipt.
  [79, 'focus #page=prices #ask=property-fees !marked', ofIt('property-fees')],
  [91, 'here #ask=property-fees !marked !hotel !#ask=cancellation', ofIt('property-fees')],
  // “open it for me”: the hotel in focus, not the list
  [85, 'opensPage ofIt focus !place !wish', openIt],
  // “how much is that in total?”, of several hotels: the reply asks which one
  [61, '!focus many (asksWish !owns #has-it|(asking !#find-word) #it)|onlyPrice !place !stay', hotelGoal],
  // “the one with the better reviews, is there a lift?”, “cheapest has gym?”
  [
    75,
    'extreme many asksWish !cheapestWith !marked #has-it|forOne|(asking #it|there|hasWord)|(yesNo !#find-word !#hotel-word)',
    hotelGoal,
  ],
  // “what does the second cost?”, “is the cheapest near the sea?”
  [76, 'hotel|(extreme search !sorting) #ask !marked|askedOfShown', hotelGoal],
  // “the 5 star one, details”, “does the second have a pool?”
  [75, '(starred #ask=about,price,rooms,location !place)|(hotel asksWish !compared)', hotelGoal],
  // “what time is breakfast?”, “is there a bus to the centre?”; not “without half board, we bring our own food”
  [
    73,
    'focus #ask|(#not-ours=ride question|asking) !place|ofPage|asksHere|(questionOnPage #ask !lookingFor) !(general #ask=price,rooms !asksSurcharge) !wantsOthersNear !dropped|asking',
    hotelGoal,
  ],
  // “is there a pool?”; not “any others with breakfast?”
  [
    72,
    'focus asksWish !wantsOthersNear !place|ofPage|asksHere|(onPage question !marked) !general|questionOnPage|asksHere !#the-others !#more=more|asksMoreInIt !budget|(here question) question|#it|onlyHotel|followsUp|factOnPage|(onPage #here)',
    hotelGoal,
  ],
  // A wish that is not a filter: “is there a helipad?”
  [
    72,
    'onPage focus #has-it unmarkedName !wish !#ask !general',
    (c) => ({
      kind: 'hotel',
      hotel: { kind: 'it' },
      question: { kind: 'amenity', amenity: unmarkedName(c) ?? '' },
    }),
  ],
  // New days or people while one hotel is open: its price for these
  [71, 'onlyHotel stay !place !wish !#find-word', ofHotel('price')],
  [70, '#ask=cancellation !dropped !general !place', { kind: 'page', page: 'cancellation' }],
  [70, '#ask=property-fees !dropped !general !place', { kind: 'page', page: 'prices' }],
  // “how much is the Yarden in Tel Aviv?”: a name next to “hotel”, or after the words of a question
  [68, 'unmarkedName #ask|(asksWish #has-it) !general !lookingFor', namedHotelGoal()],
  [
    68,
    'namedBesideHotel|(namedInQuestion !travel) #ask|(asksWish question) !lookingFor',
    namedHotelGoal('find'),
  ],
  [67, 'hotel !stay !wish !sort !marked', hotelGoal],
  // A question without a hotel: the reply asks which one
  [
    50,
    '#ask=share,location,times,rooms,meals,amenities,rating,opinion,about,cheaper-dates !general !place #it|search|words<=9',
    hotelGoal,
  ],
  [49, 'focus #it words<=4', hotelGoal],
  // “what is the White Terrace”: a hotel, if one has that name
  [61, 'namedBesideHotel whatIs !wish !lookingFor', namedHotelGoal('find')],
  [31, 'named whatIs words<=8', namedHotelGoal('unknown')],

  // What follows a question about a hotel.
  // “and what if we have to cancel there?”, “… cancel that one?”
  [
    91,
    'aboutHotel !kind=bookings there|thatOne|cancelsIt|(andIf !#no-show !#in-general) #booking-ask=cancel|#ask=cancellation onlyCancels !hotel',
    ofIt('cancellation'),
  ],
  // “why is the first so cheap?”
  [
    77,
    'oneHotel|(here !hotel) why sort|compared|#ask=price !stay !place !wish',
    (c) => ({ kind: 'hotel', hotel: c.hotels[0] ?? { kind: 'it' }, question: { kind: 'price' } }),
  ],
  // “what is the cheapest room?”
  [89, 'hotelInFocus cheapestRoom !hotel !place !stay !wish !#find-word !#hotel-word', ofIt('rooms')],
  // “is it cheaper the week before?”
  [
    73,
    'hotelInFocus compared=cheaper dates yesNo !place !wish !#find-word !#hotel-word',
    ofIt('cheaper-dates'),
  ],
  // “the cheapest”, asked which hotel
  [75, 'lastQuestion=which-hotel extreme words<=3 !stay !place !wish !sorting', ofHotel('about')],
  // “and the cheapest, same question”
  [
    77,
    'aboutHotel many oneHotel|extreme !(hotel extreme) !hotels sameQuestion|(asksOf words<=6 !#ask) !stay !place !wish !sorting !#find-word !#act',
    ofHotel('about'),
  ],
  // “and the others?”
  [
    87,
    'aboutHotel #the-others many !stay !place !wish|asksOthers !#same',
    { kind: 'compare', hotels: [], isSame: true },
  ],
  // “what about for five nights?”: its price for them; not “and our daughter comes too, add her”
  [
    71,
    'aboutHotel stay asksForStay !joins|#ask|asking|whatAbout !place !wish !instead !sort !#find-word|#ask=price',
    ofIt('price'),
  ],
  // “may I see the prices in pounds?”, of a list
  [79, 'inCurrency !focus many !stay !place !wish !hotel !extreme', { kind: 'page', page: 'currencies' }],
  // “and in euros?”, “per person?”
  [79, 'aboutHotel inCurrency words<=6 !stay !place !#act !#page=payment', ofIt('price')],
  [
    79,
    '(shown #per-person noDetails words<=6)|(asksBasis !place !stay !wish)',
    (c) => ({ kind: 'hotel', hotel: c.hotels[0] ?? { kind: 'it' }, question: { kind: 'share' } }),
  ],
  // “Total?”, “and what would that one come to?”
  [65, 'focus (#per-stay|#per-night words<=6)|howMuch hotelInFocus|#it noDetails', ofIt('price')],
  // “till when?”: repeats the last question
  [29, 'aboutHotel bare noDetails words<=6 hasWords asking|startsWithAnd|open|#until', ofIt('about')],
];
