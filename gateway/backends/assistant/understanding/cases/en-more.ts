import type { Case } from './case.ts';

/** Places, and wordings that were once misread, in English. */
export const enMore: readonly Case[] = [
  [
    'My parents (both 70) want a quiet place in Tiberias with breakfast, no stairs if possible',
    'find | *tiberias | adults 2 | Breakfast Included',
  ],
  ['im looking 4 hotel in hafia 2morrow', 'find | *hafia | 2026-11-22..? (?)'],
  ['Any 4-star places in Netanya w breakfast?', 'find | *netanya | 4 stars | Breakfast Included'],
  ['haifa or tiberias?', 'find | haifa, tiberias'],
  ['which hotels in Haifa allow dogs and have parking', 'find | *haifa | Pet Friendly,Parking'],
  ['I dont want to pay more than four hundred shekels a night in Haifa', 'find | *haifa | 0-400 ILS/night'],
  [
    'Eilat, budget 3k shekels total, 3 nights from tomorrow',
    'find | eilat | 2026-11-22..2026-11-25 (3) | 0-3000 ILS/stay',
  ],
  ['Haifa from tomorrow until Friday', 'find | haifa | 2026-11-22..2026-11-27 (5)'],
  ['show them with the pool only', 'find | Pool'],
  ['no I meant Eilat', 'find | *eilat'],
  ['remove all filters', 'find | without budget,stars,rating,meals,amenities,freeCancellation,sort'],
  ['just one adult please', 'find | adults 1'],
  ['and breakfast', 'find | Breakfast Included'],
  ['cheapest of these', 'find | PRICE_ASC'],
  ['same but in Eilat', 'find | *eilat'],
  ['Is the pool heated?', 'find | Pool'],
  [
    'price per night for 2 adults and a 5 year old from tomorrow for two nights?',
    'find | 2026-11-22..2026-11-24 (2) | adults 2 childrenAges [5] children 1',
  ],
  ['do you price match booking.com', 'page prices'],
  ['Can I get a late checkout at 4pm?', 'hotel it times'],
  ['whats your phone number', 'page contact'],
  ['are you hiring', 'unknown'],
  ['I LOVE YOU', 'small-talk praise'],
  ['hotel in Paris for my parents and me', 'find | *paris | adults 3'],
  ['hotel in Paris with my parents', 'find | *paris | adults 3'],
  [
    'the whole family wants to spend a week by the sea in Eilat in July',
    'find | *eilat | 2027-07-01..2027-07-08 (7)',
  ],
  ['any vacancies in Haifa for tomorrow night?', 'find | *haifa | 2026-11-22..2026-11-23 (1)'],
  [
    'somewhere romantic in Tuscany for our anniversary, 3 nights in May',
    'find | *tuscany | 2027-05-01..2027-05-04 (3)',
  ],
  ['is it possible to cancel?', 'page cancellation'],
  ['hotel in London next to Hyde Park', 'find | *london, *hyde park'],
  [
    'I need 2 rooms in Berlin 5-9 Jan, 3 adults & 1 kid (8)',
    'find | *berlin | 2027-01-05..2027-01-09 (4) | adults 3 childrenAges [8] children 1 rooms 2',
  ],
  ["what's cheaper, Haifa or Eilat?", 'find | haifa, eilat | cheaper'],
  ['me and 3 friends in Haifa', 'find | *haifa | adults 4'],
  ['Haifa max 500 a night, nothing fancy', 'find | haifa | 0-500 ?/night'],
  ['without kids', 'find | childrenAges [] children 0', { hasSearch: true }],
  ['hotel in rome from 20 to 25', 'find | *rome | 2026-12-20..2026-12-25 (5)'],
];
