import type { Case } from '../case.ts';

/** Places that a message takes back for another. */
export const takenBack: readonly Case[] = [
  [
    "so I was thinking Prague, everyone goes on about Prague, but actually no we've been, so Budapest, yeah look up Budapest",
    'unknown | ~prague, ~goes, ~prague, budapest, budapest',
  ],
  [
    "we thought about Lisbon but we went there last year so let's do Porto",
    'unknown | ~thought, ~lisbon, porto',
  ],
  ['Athens um no wait my husband hates the heat, make it Vienna', 'find | hates, heat, vienna | adults 2'],
  [
    "originally I wanted Barcelona but it's too busy, so Valencia for 3 nights from 4 May",
    'find | valencia | 2027-05-04..2027-05-07 (3)',
  ],
  ['hotel in Rome, hmm no we did Rome already, Florence please', 'find | ~*rome, ~rome, florence'],
  [
    'Berlin maybe, although no, the kids would be bored there, Copenhagen',
    'find | ~berlin, copenhagen | childrenAges []',
  ],
  ['my first thought was Krakow but nah, Warsaw it is', 'unknown | ~thought, ~krakow, warsaw'],
  ['I was going to say Madrid, but forget that, Seville', 'unknown | ~madrid, seville'],
  [
    'Paris? no, been there too often. Lyon for two, 3-6 March',
    'find | lyon | 2027-03-03..2027-03-06 (3) | adults 2',
  ],
  ["all my friends rave about Ibiza but that's not us, we want Mallorca", 'find | ~rave, ~ibiza, mallorca'],
  ['Dublin or, hang on, my wife says Cork, 4 nights from 2 June', 'find | cork | 2027-06-02..2027-06-06 (4)'],
  ['חשבנו על ליסבון אבל היינו שם שנה שעברה אז פורטו', 'unknown | ~ליסבון, ~שעברה, פורטו'],
  ['אתונה, אה לא רגע, בעלי לא סובל חום, אז וינה', 'find | וינה | adults 2'],
  ['מלון ברומא, אממ לא כבר היינו ברומא, פירנצה בבקשה', 'find | ~*רומא, ~*רומא, פירנצה'],
  ['ברלין אולי, למרות שלא, לילדים ישעמם, קופנהגן', 'find | ~ברלין, ישעמם, קופנהגן | childrenAges []'],
  ['כולם אומרים לי קרקוב אבל נראה לי דווקא ורשה', 'unknown | ~קרקוב, ורשה'],
  ['רציתי להגיד מדריד אבל תשכחי מזה, סביליה', 'unknown | ~רציתי, ~מדריד, סביליה'],
  [
    'פריז? לא, היינו שם אלף פעם. ליון לזוג, 3-6 במרץ',
    'find | פעם, ליון | 2027-03-03..2027-03-06 (3) | adults 2',
  ],
  [
    'חלמנו על ונציה אבל בנובמבר יש שם הצפות אז ורונה במקום',
    'find | ~חלמנו, ~ונציה, ~הצפות, ורונה | 2026-11-22..? (?)',
  ],
  ['חברות שלי מתות על איביזה אבל זה לא אני, תחפשי לי מיורקה', 'find | ~איביזה, מיורקה'],
  [
    'דבלין או שבעצם קורק כי אשתי רוצה, 4 לילות מה-2 ביוני',
    'find | קורק | 2027-06-02..2027-06-06 (4) | adults 2',
  ],
  ['תכננו על אילת אבל בסוף ירדנו מזה ועברנו לטבריה', 'unknown | *טבריה, ~תכננו, ~אילת'],
  [
    "we'd been looking at Santorini but honestly the prices are mad, so Naxos for two, 5 to 9 June",
    'find | ~*santorini, mad, naxos | 2027-06-05..2027-06-09 (4) | adults 2',
  ],
  ['Munich, nope, too cold in January, Seville then', 'find | seville | 2027-01-01..? (?)'],
  [
    "people keep telling us to see Dubrovnik but we'd rather have Split, 4 nights",
    'find | ~dubrovnik, split | ?..? (4)',
  ],
  [
    'hotel in Nice for 3 nights. Oh no, we were there in spring. Marseille instead',
    'find | marseille | 2027-04-01..? (?)',
  ],
  [
    "initially we planned Krakow with the kids but in the end it's Gdansk",
    'find | ~planned krakow, gdansk | childrenAges []',
  ],
  ['מינכן, לא, קר מדי בינואר, אז סביליה', 'find | סביליה | 2027-01-01..? (?)'],
  ['כולם ממליצים על דוברובניק אבל אנחנו מעדיפים את זאדאר', 'unknown | ~דוברובניק, זאדאר'],
  ['מלון בניס לשלושה לילות. אוי לא, היינו שם באביב. מרסיי במקום', 'find | מרסיי | 2027-04-01..? (?)'],
  ['בהתחלה תכננו קרקוב עם הילדים אבל בסוף יצא גדנסק', 'find | ~תכננו קרקוב, יצא גדנסק | childrenAges []'],
  ['we love Rome but also Florence', 'find | rome, florence'],
  ['Berlin, no pool needed, near Potsdam', 'find | *potsdam, berlin | without Pool'],
  ['hotel in Paris but not near Disneyland', 'find | *paris'],
  ['Tel Aviv, we were in Haifa last year, 2 adults', 'find | ~*haifa, tel aviv | adults 2'],
  ['מלון ברומא אבל לא ליד הוותיקן', 'find | *רומא'],
  ['we have been to Vienna, now Salzburg', 'find | ~*vienna, salzburg'],
  ['Rome or Milan, 3-6 May', 'find | rome, milan | 2027-05-03..2027-05-06 (3)'],
  [
    'Our neighbours swear by Corfu but we did it twice, so this time Zakynthos for a week from 7 June',
    'find | ~*corfu, ~neighbours swear, ~twice, zakynthos | 2027-06-07..2027-06-14 (7)',
  ],
  [
    "Geneva, oh scratch that it's way too expensive, Strasbourg for 2",
    'find | strasbourg | adults 2 | cheaper',
  ],
  ['I had my eye on Bruges however my partner would prefer Ghent', 'find | ~eye, ~bruges, ghent | adults 2'],
  ['Tokyo was the plan, but in the end we settled on Osaka, 3 adults', 'find | *osaka, ~tokyo | adults 3'],
  [
    'please find something in Marrakech. No, sorry, been there done that. Agadir with a pool',
    'find | done, agadir | Pool',
  ],
  ["everybody told us Tallinn, then again we've already seen it, so Riga", 'unknown | ~told, ~tallinn, riga'],
  [
    'השכנים משבחים את קורפו אבל היינו שם פעמיים, אז הפעם זקינתוס לשבוע',
    'find | ~קורפו, פעמיים, זקינתוס | ?..? (7)',
  ],
  ["ז'נבה, אוי לא זה יקר מדי, שטרסבורג לזוג", 'find | שטרסבורג | adults 2 | cheaper'],
  ["היה לי בראש ברוז' אבל בן הזוג שלי מעדיף את גנט", 'find | ~*ראש ברוז, גנט | adults 2'],
  ['התוכנית הייתה טוקיו אבל בסופו של דבר הלכנו על אוסקה, 3 מבוגרים', 'find | ~טוקיו, אוסקה | adults 3'],
  ['תמצאי משהו במרקש. לא סליחה, היינו שם כבר. אגאדיר עם בריכה', 'find | אגאדיר | Pool'],
  ['כולם אמרו לנו טאלין, מצד שני כבר ראינו אותה, אז ריגה', 'unknown | ~טאלין, ~מצד, ריגה'],
  [
    'colleagues recommended Ljubljana but my boss says we should do Zagreb, 2 rooms',
    'find | ~ljubljana, zagreb | rooms 2',
  ],
  [
    "San Sebastian maybe... nah it's always full. Bilbao for 4 nights please",
    'find | ~san sebastian, bilbao | ?..? (4)',
  ],
  [
    "we wanted to take the kids to Legoland in Billund but they've outgrown it so Aarhus",
    'find | ~*legoland, ~*billund, ~wanted, ~outgrown, aarhus | childrenAges []',
  ],
  [
    'רצינו בודפשט, ראינו מחירים והתחרטנו, אז בוקרשט לסופש',
    'find | ~רצינו בודפשט, בוקרשט | 2026-11-26..2026-11-28 (2)',
  ],
  // Both places are wanted.
  ['מלון בחיפה שלא רחוק מעכו', 'find | *חיפה, מעכו'],
  ['מלון בתל אביב שלא יקר מדי, ביפו', 'find | *תל אביב, *יפו | PRICE_ASC'],
  ['חופשה ברומא במקום שקט, קרוב לוותיקן', 'find | *רומא, *וותיקן | unmet שקט'],
  ['מלון ברומא במקום מרכזי, עם רכבת לנאפולי', 'find | *רומא, *נאפולי | DISTANCE'],
  ['hotel in Milan not too far by train to Como', 'find | *milan, *como, far'],
  [
    'we planned Vienna for 3 nights and then Prague for 2',
    'find | planned vienna, prague | ?..? (3) | adults 2',
  ],
  ['my plan is Oslo then Bergen, 2 nights each', 'find | oslo, bergen | ?..? (2)'],
  ['Lisbon first, in the end Porto, 3 nights each', 'find | lisbon, porto | 2026-12-01..2026-12-04 (3)'],
  ['everyone goes to Phuket but is Krabi nicer?', 'find | *phuket, goes, krabi | better'],
  ['מלון בנתניה במקום נחמד ליד הים, לא רחוק מהרצליה', 'find | *נתניה, מהרצליה | without sort'],
  ['hotel in Rome not too expensive, near Naples', 'find | *rome, *naples | cheaper'],
  ['everybody loves Oslo but is Bergen cheaper?', 'find | oslo, bergen | cheaper'],
  ['ברלין, למרות שלא, קופנהגן', 'find | ~ברלין, קופנהגן'],
  ['hotel in Munich, not too expensive, with a train to Salzburg', 'find | *munich, *salzburg | cheaper'],
  ['מלון באילת במקום שקט עם אוטובוס לעקבה', 'find | *אילת, *עקבה | unmet שקט'],
  ['I wanted Rome for 2 nights and then Naples for 3 nights', 'find | wanted rome, naples | ?..? (2)'],
];
