/** Text as a person typed it, and the one destination that was meant. */
export interface TypedDestination {
  readonly typed: string;
  /** Kind, name and country, as `shown` formats a suggestion. */
  readonly meant: string;
}

/**
 * Two hundred destinations as people type them, about half of them misspelt: by typos, by ear, with letters left out,
 * on the wrong keyboard, with words around them. The expected destinations were decided before the search was run.
 * Names of cities are English; airports are given by code.
 */
const ROWS = `
לונדון|CITY|London|GB
פריס|CITY|Paris|FR
לונדן|CITY|London|GB
ברצלונא|CITY|Barcelona|ES
ברצלנה|CITY|Barcelona|ES
אמסתרדם|CITY|Amsterdam|NL
אמסטרדאם|CITY|Amsterdam|NL
בודאפשט|CITY|Budapest|HU
וינא|CITY|Vienna|AT
ניויורק|CITY|New York|US
נוי יורק|CITY|New York|US
בנקוק|CITY|Bangkok|TH
ליסאבון|CITY|Lisbon|PT
ברלים|CITY|Berlin|DE
אטונה|CITY|Athens|GR
איסטמבול|CITY|Istanbul|TR
איסטנבול|CITY|Istanbul|TR
אנטאליה|CITY|Antalya|TR
טיבליסי|CITY|Tbilisi|GE
באטומי|CITY|Batumi|GE
סלוניקי|CITY|Thessaloniki|GR
לימאסול|CITY|Limassol|CY
איה נאפה|CITY|Ayia Napa|CY
אייה נאפה|CITY|Ayia Napa|CY
פאפוס|CITY|Paphos|CY
דוביי|CITY|Dubai|AE
אבודאבי|CITY|Abu Dhabi|AE
מרקש|CITY|Marrakesh|MA
קזבלנקה|CITY|Casablanca|MA
פרג|CITY|Prague|CZ
בוקרסט|CITY|Bucharest|RO
קרקוב|CITY|Krakow|PL
קראקוב|CITY|Krakow|PL
מדריט|CITY|Madrid|ES
מילנו|CITY|Milan|IT
פירנצה|CITY|Florence|IT
ונציה|CITY|Venice|IT
ונצייה|CITY|Venice|IT
נאפולי|CITY|Naples|IT
קופנהגאן|CITY|Copenhagen|DK
שטוקהולם|CITY|Stockholm|SE
סטוקהולם|CITY|Stockholm|SE
רייקיאוויק|CITY|Reykjavik|IS
לאס וגאס|CITY|Las Vegas|US
לוס אנגלס|CITY|Los Angeles|US
טוקיו|CITY|Tokyo|JP
צ'אנג מאי|CITY|Chiang Mai|TH
ציאנג מאי|CITY|Chiang Mai|TH
קייפטאון|CITY|Cape Town|ZA
ריו דה זנרו|CITY|Rio de Janeiro|BR
בואנוס איירס|CITY|Buenos Aires|AR
ירושלים|CITY|Jerusalem|IL
ירושלם|CITY|Jerusalem|IL
ת"א|CITY|Tel Aviv|IL
תלאביב|CITY|Tel Aviv|IL
טבריא|CITY|Tiberias|IL
זיכרון|CITY|Zichron Yaakov|IL
הרצלייה|CITY|Herzliya|IL
עין בוקק|CITY|Ein Bokek|IL
מצפה רמון|CITY|Mitzpe Ramon|IL
נהריה|CITY|Nahariya|IL
צפת|CITY|Safed|IL
יוון|COUNTRY|Greece|GR
יון|COUNTRY|Greece|GR
טאילנד|COUNTRY|Thailand|TH
קפרסין|COUNTRY|Cyprus|CY
גיאורגיה|COUNTRY|Georgia|GE
צכיה|COUNTRY|Czechia|CZ
שוויץ|COUNTRY|Switzerland|CH
אזרביגאן|COUNTRY|Azerbaijan|AZ
ארה"ב|COUNTRY|United States|US
אנגליה|COUNTRY|United Kingdom|GB
מונטנגרו|COUNTRY|Montenegro|ME
איטלייה|COUNTRY|Italy|IT
רחביה|AREA|Rehavia|IL
נווה צדק|AREA|Neve Tzedek|IL
פלורנטין|AREA|Florentin|IL
פלורנטיו|AREA|Florentin|IL
נחלאות|AREA|Nachlaot|IL
מונמרטר|AREA|Montmartre|FR
טרסטוורה|AREA|Trastevere|IT
סוהו לונדון|AREA|Soho|GB
נתב"ג|AIRPORT|TLV|IL
נתבג|AIRPORT|TLV|IL
בן גוריון|AIRPORT|TLV|IL
שדה התעופה רמון|AIRPORT|ETM|IL
היתרו|AIRPORT|LHR|GB
מלון באילת|CITY|Eilat|IL
מלונות בפראג|CITY|Prague|CZ
חופשה ביוון|COUNTRY|Greece|GR
סופש ברומא|CITY|Rome|IT
צימר בצפת|CITY|Safed|IL
המרפסת הלבנה|HOTEL|White Terrace Tel Aviv|IL
הקשת של יפו|HOTEL|The Jaffa Arch|IL
הקשת של יפו תל אביב|HOTEL|The Jaffa Arch|IL
מפרץ האלמוגים|HOTEL|Coral Bay Eilat|IL
חדרי מחנה ירושלים|HOTEL|Mahane Rooms|IL
בית הכרם זכרון יעקב|HOTEL|Vineyard House Zichron|IL
מלון גן רוטשילד|HOTEL|Rothschild Garden Hotel|IL
אכסנית ההר האדום|HOTEL|Red Mountain Inn|IL
פשרןד|CITY|Paris|FR
ךםמגםמ|CITY|London|GB
נשרבקךםמש|CITY|Barcelona|ES
thk,|CITY|Eilat|IL
kubsui|CITY|London|GB
дщтвщт|CITY|London|GB
lodnon|CITY|London|GB
pariss|CITY|Paris|FR
barcelone|CITY|Barcelona|ES
amsterdm|CITY|Amsterdam|NL
amstredam|CITY|Amsterdam|NL
newyork|CITY|New York|US
new yrok|CITY|New York|US
los angelas|CITY|Los Angeles|US
san fransisco|CITY|San Francisco|US
philidelphia|CITY|Philadelphia|US
las vagas|CITY|Las Vegas|US
bankok|CITY|Bangkok|TH
singapor|CITY|Singapore|SG
edinborough|CITY|Edinburgh|GB
marakesh|CITY|Marrakesh|MA
reykjavick|CITY|Reykjavik|IS
budapset|CITY|Budapest|HU
copenhaguen|CITY|Copenhagen|DK
lisabon|CITY|Lisbon|PT
dubrovnick|CITY|Dubrovnik|HR
krakov|CITY|Krakow|PL
istambul|CITY|Istanbul|TR
rio|CITY|Rio de Janeiro|BR
nyc|CITY|New York|US
saigon|CITY|Ho Chi Minh City|VN
bombay|CITY|Mumbai|IN
chiangmai|CITY|Chiang Mai|TH
hoian|CITY|Hoi An|VN
cartagena colombia|CITY|Cartagena|CO
queenstown new zealand|CITY|Queenstown|NZ
cuzco|CITY|Cusco|PE
quebec city|CITY|Quebec|CA
gent|CITY|Ghent|BE
brugge|CITY|Bruges|BE
saltzburg|CITY|Salzburg|AT
luzern|CITY|Lucerne|CH
sharm el shiekh|CITY|Sharm el-Sheikh|EG
paris texas|CITY|Paris|US
naples|CITY|Naples|IT
naples florida|CITY|Naples|US
cordoba|CITY|Córdoba|ES
birmingham|CITY|Birmingham|GB
birmingham alabama|CITY|Birmingham|US
san jose costa rica|CITY|San José|CR
cambridge ma|CITY|Cambridge|US
portland maine|CITY|Portland|US
swizerland|COUNTRY|Switzerland|CH
morroco|COUNTRY|Morocco|MA
phillipines|COUNTRY|Philippines|PH
usa|COUNTRY|United States|US
montmarte|AREA|Montmartre|FR
shoreditch|AREA|Shoreditch|GB
trastevere rome|AREA|Trastevere|IT
greenwich vilage|AREA|Greenwich Village|US
kreuzberg|AREA|Kreuzberg|DE
le marais|AREA|Le Marais|FR
shinjuku|AREA|Shinjuku|JP
CDG|AIRPORT|CDG|FR
jfk|AIRPORT|JFK|US
heathrow|AIRPORT|LHR|GB
heatrow airport|AIRPORT|LHR|GB
schipol|AIRPORT|AMS|NL
hotel in rome|CITY|Rome|IT
tel aviv beach|CITY|Tel Aviv|IL
a week in Rome for four|CITY|Rome|IT
cheap hotels in lisbon|CITY|Lisbon|PT
white terace tel aviv|HOTEL|White Terrace Tel Aviv|IL
plaka steps athens|HOTEL|Plaka Steps|GR
hotel du canal|HOTEL|Hôtel du Canal|FR
casa trastevere|HOTEL|Casa Trastevere|IT
patio de gracia barcelona|HOTEL|Patio de Gràcia|ES
creek plams dubai|HOTEL|Creek Palms Dubai|AE
Лондон|CITY|London|GB
Париж|CITY|Paris|FR
Тель Авив|CITY|Tel Aviv|IL
Тбелиси|CITY|Tbilisi|GE
Греция|COUNTRY|Greece|GR
отель в Праге|CITY|Prague|CZ
دبي|CITY|Dubai|AE
القدس|CITY|Jerusalem|IL
القاهره|CITY|Cairo|EG
مراكش|CITY|Marrakesh|MA
باريس|CITY|Paris|FR
Londres|CITY|London|GB
Florenz|CITY|Florence|IT
München|CITY|Munich|DE
Munchen|CITY|Munich|DE
Wien|CITY|Vienna|AT
Venise|CITY|Venice|IT
Allemagne|COUNTRY|Germany|DE
Nueva York|CITY|New York|US
Atenas|CITY|Athens|GR
Alemania|COUNTRY|Germany|DE
Griechenland|COUNTRY|Greece|GR
`;

const fieldsOf = (row: string): TypedDestination => {
  const [typed = '', kind = '', name = '', country = ''] = row.split('|');
  return { typed, meant: kind === 'HOTEL' ? `${kind} ${name}` : `${kind} ${name}, ${country}` };
};

export const typedDestinations: readonly TypedDestination[] = ROWS.trim().split('\n').map(fieldsOf);
