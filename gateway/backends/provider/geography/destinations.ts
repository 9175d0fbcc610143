/** Kind of a place, which decides pictures, prices and locations of hotels. */
export type PlaceKind = 'sea' | 'city' | 'desert' | 'oldtown' | 'mountains';

/** Facts about a destination that do not follow from its population. */
export interface Destination {
  readonly country: string;
  /** Gazetteer spelling, or ours when `location` is given. */
  readonly name: string;
  readonly hotels: number;
  readonly kind: PlaceKind;
  /** Prices relative to an ordinary place; 1 is ordinary. */
  readonly priceFactor: number;
  /** On a coast: the side on which the land is. Hotels are placed only on that side. */
  readonly land?: 'N' | 'E' | 'S' | 'W';
  /** Longitude and latitude, for places that the gazetteer lacks or has at an unsuitable point. */
  readonly location?: readonly [number, number];
  /** English name, when it differs from the gazetteer's. */
  readonly as?: string;
}

/** `country|gazetteer name|hotels|kind|price factor|land|lon,lat|name` per line; the last three may be left out. */
const rows = `
IL|Tel Aviv|240|sea|1.5|E|34.7745,32.0785
IL|Jerusalem|210|oldtown|1.3||35.2163,31.7784
IL|Eilat|60|desert|1.25|N|34.9480,29.5540
IL|Haifa|70|sea|1|S|34.9885,32.8120
IL|Tiberias|64|sea|1.1|W|35.5380,32.7900
IL|Netanya|42|sea|1.05|E|34.8560,32.3290
IL|‘En Boqeq|18|desert|1.3|W|35.3610,31.1990|Ein Bokek
IL|Nazareth|26|oldtown|0.85||35.2980,32.7010
IL|Acre|16|oldtown|0.95|E|35.0800,32.9270
IL|Safed|22|mountains|1
IL|Herzliya|20|sea|1.45|E|34.8110,32.1650
IL|Ashdod|10|sea|0.9|E|34.6500,31.7950
IL|Ashkelon|12|sea|0.9|E|34.5650,31.6690
IL|Beersheba|14|desert|0.8
IL|Mitzpe Ramon|17|desert|1.15
IL|Caesarea|5|sea|1.5|E
IL|Rosh Pinna|15|mountains|1.35
IL|Bat Yam|11|sea|1|E|34.7440,32.0200
IL|Nahariyya|13|sea|0.9|E|35.0960,33.0080
IL|Zichron Yaakov|9|mountains|1.3||34.9520,32.5730
FR|Paris|1200|city|1.5
FR|Nice|260|sea|1.3|N|7.2650,43.7040
FR|Lyon|190|city|1
FR|Marseille|180|sea|1|E|5.3830,43.2960
FR|Cannes|140|sea|1.5|N
FR|Bordeaux|150|city|1
FR|Strasbourg|120|oldtown|1
FR|Chamonix-Mont-Blanc|90|mountains|1.4|||Chamonix
GB|London|1900|city|1.6
GB|Edinburgh|330|oldtown|1.3
GB|Manchester|240|city|1
IT|Rome|1600|oldtown|1.3
IT|Milan|620|city|1.35
IT|Venice|480|oldtown|1.6||12.3330,45.4370
IT|Florence|560|oldtown|1.3
IT|Naples|310|sea|0.95|N|14.2560,40.8480
ES|Barcelona|820|sea|1.3|W|2.1700,41.3900
ES|Madrid|760|city|1.15
ES|Sevilla|290|oldtown|1
ES|Valencia|220|city|0.95
ES|Málaga|230|sea|1|N
ES|Palma|250|sea|1.2|N
ES|Ibiza|130|sea|1.4|N
PT|Lisbon|560|oldtown|1.15||-9.1420,38.7210
PT|Porto|330|oldtown|1|E
GR|Athens|640|city|1
GR|Thessaloníki|170|sea|0.85|E
GR|Ródos|240|sea|1.05|S
GR|Irákleion|130|sea|0.95|S
GR|Firá|260|sea|1.6|E|25.4310,36.4160|Santorini
CY|Limassol|150|sea|1.1|N
CY|Paphos|140|sea|1|N
CY|Larnaca|90|sea|0.9|W
CY|Ayia Napa|160|sea|1|N
TR|Istanbul|1400|oldtown|0.85||28.9700,41.0180
TR|Antalya|480|sea|0.9|N
TR|Bodrum|190|sea|1.1|N
DE|Berlin|640|city|1.05
DE|Munich|430|city|1.2
DE|Frankfurt am Main|290|city|1.1|||Frankfurt
AT|Vienna|460|city|1.1
AT|Salzburg|160|mountains|1.15
CH|Zürich|180|city|1.8
CH|Genève|140|city|1.8|||Geneva
CH|Interlaken|60|mountains|1.6
CH|Zermatt|110|mountains|1.9
NL|Amsterdam|430|city|1.5
BE|Brussels|240|city|1.1
CZ|Prague|620|oldtown|0.9
HU|Budapest|480|oldtown|0.85
PL|Warsaw|220|city|0.8
PL|Kraków|300|oldtown|0.75|||Krakow
RO|Bucharest|240|city|0.7
BG|Sofia|190|mountains|0.65
BG|Varna|120|sea|0.65|W
HR|Dubrovnik|170|oldtown|1.3|N
RS|Belgrade|210|city|0.75
ME|Budva|130|sea|0.85|N
GE|Tbilisi|310|oldtown|0.65
GE|Batumi|180|sea|0.65|E
DK|Copenhagen|180|city|1.5
SE|Stockholm|210|city|1.35
NO|Oslo|130|city|1.5
IE|Dublin|260|city|1.4
IS|Reykjavík|90|mountains|1.6|S||Reykjavik
AE|Dubai|1100|city|1.25|E|55.2790,25.1900
AE|Abu Dhabi|220|desert|1.15|E
EG|Cairo|340|oldtown|0.6
EG|Sharm el-Sheikh|210|desert|0.7|W|34.3100,27.9150|Sharm El Sheikh
JO|Amman|190|city|0.75
JO|Aqaba|46|sea|0.9|E|35.0070,29.5300
MA|Marrakesh|540|oldtown|0.75
ZA|Cape Town|410|mountains|0.8|E
TZ|Zanzibar|190|sea|0.9|E
US|New York City|940|city|1.8||-73.9780,40.7560
US|Los Angeles|560|city|1.5
US|Las Vegas|260|desert|1.2
US|Miami|430|sea|1.5|W|-80.1960,25.7750
US|Orlando|420|city|1
US|San Francisco|320|city|1.6||-122.4180,37.7780
US|Chicago|310|city|1.3|W
CA|Toronto|260|city|1.2|N
CA|Vancouver|160|mountains|1.35
MX|Cancún|320|sea|1|W||Cancun
BR|Rio de Janeiro|430|sea|0.8|N
AR|Buenos Aires|380|city|0.7|W
PE|Cusco|280|mountains|0.7
TH|Bangkok|1350|city|0.65
TH|Phuket|520|sea|0.75
TH|Ko Samui|310|sea|0.8||99.9900,9.5300|Koh Samui
TH|Pattaya|390|sea|0.65|E
VN|Hanoi|480|oldtown|0.55
SG|Singapore|410|city|1.4||103.8480,1.2980
ID|Ubud|430|mountains|0.7
PH|Boracay|160|sea|0.75||121.9270,11.9660
JP|Tokyo|1250|city|1.3||139.7400,35.6850
JP|Kyoto|560|oldtown|1.25
JP|Osaka|480|city|1.05|E
KR|Seoul|620|city|1.05
HK|Hong Kong|340|city|1.3||114.1720,22.3080
CN|Beijing|900|city|0.75
IN|Mumbai|520|city|0.7|E
IN|Goa|480|sea|0.6|E|73.7650,15.5350
LK|Colombo|170|sea|0.6|E
NP|Kathmandu|260|mountains|0.5
MV|Male|60|sea|1.6||73.5090,4.1750
AU|Sydney|360|city|1.3|W
NZ|Queenstown|120|mountains|1.35
`;

const kinds: readonly PlaceKind[] = ['sea', 'city', 'desert', 'oldtown', 'mountains'];

function parse(row: string): Destination {
  const [
    country = '',
    name = '',
    hotels = '',
    kindWord = '',
    factor = '',
    landWord = '',
    place = '',
    as = '',
  ] = row.split('|');
  const [longitude, latitude] = place.split(',').map(Number);
  const land = (['N', 'E', 'S', 'W'] as const).find((side) => side === landWord);
  return {
    country,
    name,
    hotels: Number(hotels),
    kind: kinds.find((kind) => kind === kindWord) ?? 'city',
    priceFactor: Number(factor),
    ...(land && { land }),
    ...(longitude !== undefined && latitude !== undefined && { location: [longitude, latitude] as const }),
    ...(as && { as }),
  };
}

export function parseDestinations(table: string): readonly Destination[] {
  return table.trim().split('\n').map(parse);
}

/** The world's best-known destinations, chosen by us; Tel Aviv has exactly 240 hotels (tests rely on it). */
export const destinations: readonly Destination[] = parseDestinations(rows);
