/** A well-known part of a city. Hotels are searched in the whole city: the provider's lists know no parts. */
export interface CityPart {
  readonly country: string;
  /** Folded English name of the city, a key of `cityNamesHe`. */
  readonly city: string;
  readonly name: string;
  readonly nameHe: string;
}

/** Written down by hand: country, city, English and Hebrew name. */
const ROWS = `
IL tel aviv|Jaffa|יפו
IL tel aviv|Neve Tzedek|נווה צדק
IL tel aviv|Florentin|פלורנטין
IL tel aviv|Sarona|שרונה
IL jerusalem|Old City of Jerusalem|העיר העתיקה
IL jerusalem|Ein Kerem|עין כרם
IL jerusalem|Mamilla|ממילא
IL haifa|German Colony of Haifa|המושבה הגרמנית
IL haifa|Mount Carmel|הכרמל
FR paris|Montmartre|מונמארטר
FR paris|Le Marais|המארה
FR paris|Latin Quarter|הרובע הלטיני
FR paris|Saint-Germain-des-Pres|סן ז׳רמן דה פרה
FR paris|La Defense|לה דפאנס
FR paris|Champs-Elysees|שאנז אליזה
GB london|Soho|סוהו
GB london|Covent Garden|קובנט גארדן
GB london|Kensington|קנזינגטון
GB london|Westminster|וסטמינסטר
GB london|Camden|קמדן
GB london|Shoreditch|שורדיץ׳
GB london|Mayfair|מייפייר
GB london|Paddington|פדינגטון
GB london|Notting Hill|נוטינג היל
GB london|Canary Wharf|קנרי וורף
US new york|Manhattan|מנהטן
US new york|Times Square|טיימס סקוור
US new york|Brooklyn|ברוקלין
US new york|Queens|קווינס
US new york|Harlem|הארלם
US new york|Greenwich Village|גריניץ׳ וילג׳
US los angeles|Hollywood|הוליווד
US los angeles|Venice Beach|וניס ביץ׳
US miami|South Beach|סאות׳ ביץ׳
US las vegas|Las Vegas Strip|הסטריפ
US san francisco|Fisherman's Wharf|רציף הדייגים
IT rome|Trastevere|טרסטוורה
IT rome|Vatican|הוותיקן
IT rome|Monti|מונטי
IT milan|Brera|בררה
IT milan|Navigli|נאבילי
IT venice|Cannaregio|קנארג׳ו
IT venice|Mestre|מסטרה
ES barcelona|Gothic Quarter|הרובע הגותי
ES barcelona|Eixample|אשמפלה
ES barcelona|Barceloneta|ברסלונטה
ES madrid|Malasana|מלסניה
GR athens|Plaka|פלאקה
GR athens|Monastiraki|מונסטיראקי
AE dubai|Palm Jumeirah|פאלם ג׳ומיירה
AE dubai|Dubai Marina|דובאי מרינה
AE dubai|Deira|דיירה
DE berlin|Mitte|מיטה
DE berlin|Kreuzberg|קרויצברג
DE berlin|Prenzlauer Berg|פרנצלאואר ברג
NL amsterdam|Jordaan|יורדאן
NL amsterdam|De Pijp|דה פייפ
PT lisbon|Alfama|אלפמה
PT lisbon|Bairro Alto|באירו אלטו
PT porto|Ribeira|ריביירה
CZ prague|Mala Strana|מאלה סטראנה
CZ prague|Old Town of Prague|העיר העתיקה של פראג
HU budapest|Buda Castle|מצודת בודה
TR istanbul|Sultanahmet|סולטאנאהמט
TR istanbul|Taksim|טקסים
TR istanbul|Galata|גלאטה
TH bangkok|Sukhumvit|סוקומוויט
TH bangkok|Khao San Road|קאו סאן
TH phuket|Patong|פאטונג
JP tokyo|Shinjuku|שינג׳וקו
JP tokyo|Shibuya|שיבויה
JP tokyo|Ginza|גינזה
JP tokyo|Asakusa|אסקוסה
JP kyoto|Gion|גיון
ID denpasar|Kuta|קוטה
AU sydney|Bondi|בונדי
BR rio de janeiro|Copacabana|קופקבנה
BR rio de janeiro|Ipanema|איפנמה
`;

const fieldsOf = (row: string): CityPart => {
  const [place = '', name = '', nameHe = ''] = row.split('|');
  const [country = '', ...city] = place.split(' ');
  return { country, city: city.join(' '), name, nameHe };
};

export const cityParts: readonly CityPart[] = ROWS.trim().split('\n').map(fieldsOf);
