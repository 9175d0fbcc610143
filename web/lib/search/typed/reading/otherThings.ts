/** Words for things of a town: bars near a hotel are not its bar. */
const OF_TOWN =
  'bars?|pubs?|caf(?:e|é)s?|coffee shops?|clubs?|night ?clubs?|night ?life|shops?|shopping|restaurants?|markets?|gyms?|מסעד(?:ה|ות)|ברים|בר|פאב(?:ים)?|בתי קפה|חנויות|מועדונים|חיי ה?לילה';
const PRAISED =
  '(?:(?:the|a|an|some|any|many|all|good|great|nice|fine|local|lovely|best|cheap|kosher|lots of|plenty of) )*';
const NEAR_WORDS =
  'near(?:by)?(?: to)?|close to|next to|around|beside|(?:in )?walking distance (?:to|of|from)|within walking distance (?:to|of)|surrounded by|(?:steps|minutes?) (?:to|from)|קרוב(?:ה|ים|ות)? ל|סמוכ?(?:ה|ים)? ל|ליד|בקרבת|בסביבת|מוקף ב';
const THING = `${PRAISED}[והלב]{0,2}(?:${OF_TOWN})(?: (?:טוב(?:ה|ות|ים)|נחמד(?:ה|ות|ים)))?`;

/** Words that only sound like an amenity of a hotel: a pool table, restaurants nearby. */
export const OTHER_THINGS = `pool table|snack bar|mini[ -]?bar|salad bar|airport parking|spa town|(?:${NEAR_WORDS})[ \\-־]?${THING}(?:(?:,|,? (?:and|or|או)|,? ?&)? ${THING})*`;

/** Words that only sound like days or nights: a night club, parking overnight, שבוע האופנה. */
export const OTHER_TIMES =
  '(?:a |the )?night[ -]?(?:clubs?|life|markets?|shifts?|buses|bus|trains?|views?|owls?|porters?)|(?:the )?night out|overnight (?:parking|bus|buses|trains?|flights?|ferry|ferries|luggage|reception|staff|stop)|(?:a |the )?day[ -](?:spas?|passe?s?|care|beds?|use)|ל?(?:חיי|מועדון|מועדוני|רכבת|טיסת|אוטובוס|שומר|משמרת|פקיד|תאורת|שוק|שווקי) ה?לילה|ל?שבוע ה?(?:אופנה|עיצוב|ספר|ספרים|קולנוע|אוכל|גאווה)';
