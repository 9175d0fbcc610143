/** An airport that travellers name by its code or its name. */
export interface Airport {
  /** IATA code. */
  readonly iata: string;
  readonly country: string;
  /** Folded English name of the city that it serves, a key of `cityNamesHe`. */
  readonly city: string;
  readonly name: string;
  readonly nameHe: string | null;
}

/**
 * Airports of cities that we know by name: code, country, city, English name and, if it has one, Hebrew name. The codes
 * are public facts and were typed by hand: the lists in the package registry come from databases with a share-alike
 * licence or of unknown origin.
 */
const ROWS = `
TLV IL tel aviv|Ben Gurion|נתב״ג, נמל התעופה בן גוריון
ETM IL eilat|Ramon|רמון
HFA IL haifa|Haifa|חיפה
CDG FR paris|Charles de Gaulle|שארל דה גול
ORY FR paris|Orly|אורלי
BVA FR paris|Paris Beauvais|פריז בובה
NCE FR nice|Nice Cote d'Azur|ניס קוט ד׳אזור
LYS FR lyon|Lyon Saint Exupery|ליון סנט אכזופרי
MRS FR marseille|Marseille Provence|מרסיי פרובאנס
BOD FR bordeaux|Bordeaux Merignac|בורדו מריניאק
TLS FR toulouse|Toulouse Blagnac|טולוז בלניאק
SXB FR strasbourg|Strasbourg|שטרסבורג
LHR GB london|Heathrow|הית׳רו
LGW GB london|Gatwick|גטוויק
STN GB london|Stansted|סטנסטד
LTN GB london|Luton|לוטון
LCY GB london|London City|לונדון סיטי
EDI GB edinburgh|Edinburgh|אדינבורו
MAN GB manchester|Manchester|מנצ׳סטר
LPL GB liverpool|Liverpool John Lennon|ליברפול ג׳ון לנון
GLA GB glasgow|Glasgow|גלאזגו
BHX GB birmingham|Birmingham|ברמינגהאם
JFK US new york|John F. Kennedy|ג׳ון פ. קנדי
EWR US new york|Newark Liberty|ניוארק ליברטי
LGA US new york|LaGuardia|לה גוארדיה
LAS US las vegas|Harry Reid|הארי ריד
LAX US los angeles|Los Angeles|לוס אנג׳לס
MIA US miami|Miami|מיאמי
MCO US orlando|Orlando|אורלנדו
SFO US san francisco|San Francisco|סן פרנסיסקו
BOS US boston|Logan|לוגן
ORD US chicago|O'Hare|או׳הייר
MDW US chicago|Midway|מידוויי
DCA US washington|Ronald Reagan|רונלד רייגן
IAD US washington|Dulles|דאלס, וושינגטון
SAN US san diego|San Diego|סן דייגו
SEA US seattle|Seattle Tacoma|סיאטל טקומה
PHL US philadelphia|Philadelphia|פילדלפיה
IAH US houston|George Bush|ג׳ורג׳ בוש
DFW US dallas|Dallas Fort Worth|דאלאס פורט וורת׳
FCO IT rome|Fiumicino|פיומיצ׳ינו
CIA IT rome|Ciampino|צ׳מפינו
MXP IT milan|Malpensa|מלפנסה
LIN IT milan|Linate|לינאטה
BGY IT milan|Bergamo Orio al Serio|ברגמו
VCE IT venice|Marco Polo|מרקו פולו
TSF IT venice|Treviso|טרוויזו
FLR IT florence|Florence Peretola|פירנצה פרטולה
NAP IT naples|Naples Capodichino|נאפולי קאפודיקינו
VRN IT verona|Verona Villafranca|ורונה
TRN IT turin|Turin Caselle|טורינו
BLQ IT bologna|Bologna Guglielmo Marconi|בולוניה
PMO IT palermo|Palermo Falcone Borsellino|פלרמו
PSA IT pisa|Pisa Galileo Galilei|פיזה
BRI IT bari|Bari Karol Wojtyla|בארי
BCN ES barcelona|El Prat|אל פראט
MAD ES madrid|Barajas|בראחאס
VLC ES valencia|Valencia|ולנסיה
SVQ ES seville|Seville|סביליה
AGP ES malaga|Malaga|מלגה
IBZ ES ibiza|Ibiza|איביזה
GRX ES granada|Granada|גרנדה
PMI ES palma|Palma de Mallorca|פלמה דה מיורקה
ATH GR athens|Eleftherios Venizelos|אלפתריוס וניזלוס
SKG GR thessaloniki|Thessaloniki Makedonia|סלוניקי
RHO GR rhodes|Rhodes Diagoras|רודוס
HER GR heraklion|Heraklion Nikos Kazantzakis|הרקליון
CHQ GR chania|Chania|חאניה
JMK GR mykonos|Mykonos|מיקונוס
JTR GR santorini|Santorini|סנטוריני
KGS GR kos|Kos|קוס
CFU GR corfu|Corfu|קורפו
LCA CY larnaca|Larnaca|לרנקה
PFO CY paphos|Paphos|פאפוס
DXB AE dubai|Dubai|דובאי
DWC AE dubai|Al Maktoum|אל מכתום
AUH AE abu dhabi|Zayed|זאיד
SHJ AE sharjah|Sharjah|שארג׳ה
RKT AE ras al khaimah|Ras Al Khaimah|ראס אל-ח׳ימה
BER DE berlin|Berlin Brandenburg|ברלין ברנדנבורג
MUC DE munich|Franz Josef Strauss|מינכן
FRA DE frankfurt|Frankfurt|פרנקפורט
HAM DE hamburg|Hamburg|המבורג
CGN DE cologne|Cologne Bonn|קלן-בון
DRS DE dresden|Dresden|דרזדן
DUS DE dusseldorf|Dusseldorf|דיסלדורף
STR DE stuttgart|Stuttgart|שטוטגרט
FKB DE baden baden|Karlsruhe Baden Baden|קרלסרוהה באדן-באדן
AMS NL amsterdam|Schiphol|סכיפהול
RTM NL rotterdam|Rotterdam The Hague|רוטרדם האג
EIN NL eindhoven|Eindhoven|איינדהובן
VIE AT vienna|Schwechat|שווכאט
SZG AT salzburg|Salzburg|זלצבורג
INN AT innsbruck|Innsbruck|אינסברוק
PRG CZ prague|Vaclav Havel|ואצלב האוול
KLV CZ karlovy vary|Karlovy Vary|קרלובי וארי
BRQ CZ brno|Brno|ברנו
BUD HU budapest|Ferenc Liszt|פרנץ ליסט
LIS PT lisbon|Humberto Delgado|ליסבון
OPO PT porto|Francisco Sa Carneiro|פורטו
FAO PT faro|Faro|פארו
FNC PT funchal|Cristiano Ronaldo, Madeira|מדיירה
ZRH CH zurich|Zurich|ציריך
GVA CH geneva|Geneva|ז׳נבה
BSL CH basel|Basel Mulhouse|בזל מולוז
BRN CH bern|Bern|ברן
BRU BE brussels|Zaventem|בריסל
CRL BE brussels|Charleroi|שרלרואה
ANR BE antwerp|Antwerp|אנטוורפן
LUX LU luxembourg|Findel|לוקסמבורג
DUB IE dublin|Dublin|דבלין
CPH DK copenhagen|Kastrup|קופנהגן
ARN SE stockholm|Arlanda|ארלנדה
GOT SE gothenburg|Landvetter|גטבורג
OSL NO oslo|Gardermoen|אוסלו
BGO NO bergen|Flesland|ברגן
HEL FI helsinki|Vantaa|הלסינקי
RVN FI rovaniemi|Rovaniemi|רובניימי
KEF IS reykjavik|Keflavik|קפלאוויק
WAW PL warsaw|Chopin|שופן
WMI PL warsaw|Modlin|מודלין
KRK PL krakow|John Paul II|קרקוב
GDN PL gdansk|Lech Walesa|גדנסק
OTP RO bucharest|Henri Coanda|בוקרשט
SOF BG sofia|Sofia|סופיה
VAR BG varna|Varna|ורנה
BOJ BG burgas|Burgas|בורגס
ZAG HR zagreb|Franjo Tudman|זאגרב
DBV HR dubrovnik|Dubrovnik|דוברובניק
SPU HR split|Split|ספליט
LJU SI ljubljana|Ljubljana|לובליאנה
BEG RS belgrade|Nikola Tesla|ניקולה טסלה
TIV ME tivat|Tivat|טיבט
MLA MT valletta|Malta|מלטה
TBS GE tbilisi|Shota Rustaveli|טביליסי
BUS GE batumi|Batumi|באטומי
IST TR istanbul|Istanbul|איסטנבול
SAW TR istanbul|Sabiha Gokcen|סביחה גקצ׳ן
AYT TR antalya|Antalya|אנטליה
BJV TR bodrum|Milas Bodrum|בודרום
ADB TR izmir|Adnan Menderes|איזמיר
ESB TR ankara|Esenboga|אנקרה
CAI EG cairo|Cairo|קהיר
SSH EG sharm el sheikh|Sharm El Sheikh|שארם א-שייח׳
HRG EG hurghada|Hurghada|הורגדה
LXR EG luxor|Luxor|לוקסור
AMM JO amman|Queen Alia|המלכה עליה
AQJ JO aqaba|King Hussein|עקבה
RAK MA marrakesh|Menara|מרקש
CMN MA casablanca|Mohammed V|קזבלנקה
FEZ MA fes|Fes Saiss|פס
BKK TH bangkok|Suvarnabhumi|סוברנבומי
DMK TH bangkok|Don Mueang|דון מואנג
HKT TH phuket|Phuket|פוקט
USM TH ko samui|Samui|קו סמוי
CNX TH chiang mai|Chiang Mai|צ׳יאנג מאי
KBV TH krabi|Krabi|קראבי
HND JP tokyo|Haneda|הנדה
NRT JP tokyo|Narita|נריטה
KIX JP osaka|Kansai|קנסאי
ITM JP osaka|Itami|איטאמי
HIJ JP hiroshima|Hiroshima|הירושימה
PEK CN beijing|Beijing Capital|בייג׳ינג
PKX CN beijing|Daxing|דאשינג
PVG CN shanghai|Pudong|פודונג
SHA CN shanghai|Hongqiao|הונגצ׳יאו
CAN CN guangzhou|Baiyun|גואנגג׳ואו
SZX CN shenzhen|Bao'an|שנג׳ן
HKG HK hong kong|Chek Lap Kok|הונג קונג
SIN SG singapore|Changi|צ׳אנגי
ICN KR seoul|Incheon|אינצ׳ון
GMP KR seoul|Gimpo|גימפו
PUS KR busan|Gimhae|בוסאן
HAN VN hanoi|Noi Bai|האנוי
SGN VN ho chi minh city|Tan Son Nhat|טאן סון ניאט
DAD VN da nang|Da Nang|דה נאנג
BOM IN mumbai|Chhatrapati Shivaji|מומבאי
DEL IN delhi|Indira Gandhi|אינדירה גנדי
JAI IN jaipur|Jaipur|ג׳איפור
CMB LK colombo|Bandaranaike|קולומבו
MLE MV male|Velana|מאלה
SEZ SC victoria|Seychelles|סיישל
MNL PH manila|Ninoy Aquino|מנילה
DPS ID denpasar|Ngurah Rai, Bali|באלי
CGK ID jakarta|Soekarno Hatta|ג׳קרטה
KUL MY kuala lumpur|Kuala Lumpur|קואלה לומפור
SYD AU sydney|Kingsford Smith|סידני
MEL AU melbourne|Tullamarine|מלבורן
BNE AU brisbane|Brisbane|בריסביין
PER AU perth|Perth|פרת׳
AKL NZ auckland|Auckland|אוקלנד
ZQN NZ queenstown|Queenstown|קווינסטאון
YYZ CA toronto|Pearson|פירסון
YUL CA montreal|Trudeau|מונטריאול
YVR CA vancouver|Vancouver|ונקובר
YQB CA quebec|Jean Lesage|קוויבק
MEX MX mexico city|Benito Juarez|מקסיקו סיטי
CUN MX cancun|Cancun|קנקון
GIG BR rio de janeiro|Galeao|גלאאו
SDU BR rio de janeiro|Santos Dumont|סנטוס דומון
GRU BR sao paulo|Guarulhos|גוארוליוס
EZE AR buenos aires|Ezeiza|אסיסה
LIM PE lima|Jorge Chavez|לימה
CUZ PE cusco|Cusco|קוסקו
CPT ZA cape town|Cape Town|קייפטאון
JNB ZA johannesburg|O. R. Tambo|יוהנסבורג
NBO KE nairobi|Jomo Kenyatta|ניירובי
ZNZ TZ zanzibar|Abeid Amani Karume|זנזיבר
RUH SA riyadh|King Khalid|ריאד
JED SA jeddah|King Abdulaziz|ג׳דה
DOH QA doha|Hamad|דוחה
BAH BH manama|Bahrain|בחריין
GYD AZ baku|Heydar Aliyev|באקו
SVO RU moscow|Sheremetyevo|שרמטייבו
DME RU moscow|Domodedovo|דומודדובו
LED RU saint petersburg|Pulkovo|פולקובו
KBP UA kyiv|Boryspil|בוריספיל
LWO UA lviv|Lviv|לבוב
ODS UA odessa|Odesa|אודסה
`;

const fieldsOf = (row: string): Airport => {
  const [place = '', name = '', nameHe = ''] = row.split('|');
  const [iata = '', country = '', ...city] = place.split(' ');
  return { iata, country, city: city.join(' '), name, nameHe: nameHe || null };
};

export const airports: readonly Airport[] = ROWS.trim().split('\n').map(fieldsOf);

/** Codes for all airports of a city together, which stand for the city. */
export const cityAirportCodes: readonly (readonly [iata: string, country: string, city: string])[] = [
  ['PAR', 'FR', 'paris'],
  ['LON', 'GB', 'london'],
  ['NYC', 'US', 'new york'],
  ['CHI', 'US', 'chicago'],
  ['WAS', 'US', 'washington'],
  ['ROM', 'IT', 'rome'],
  ['MIL', 'IT', 'milan'],
  ['STO', 'SE', 'stockholm'],
  ['BUH', 'RO', 'bucharest'],
  ['TYO', 'JP', 'tokyo'],
  ['OSA', 'JP', 'osaka'],
  ['BJS', 'CN', 'beijing'],
  ['SEL', 'KR', 'seoul'],
  ['JKT', 'ID', 'jakarta'],
  ['YTO', 'CA', 'toronto'],
  ['YMQ', 'CA', 'montreal'],
  ['RIO', 'BR', 'rio de janeiro'],
  ['SAO', 'BR', 'sao paulo'],
  ['BUE', 'AR', 'buenos aires'],
  ['MOW', 'RU', 'moscow'],
];
