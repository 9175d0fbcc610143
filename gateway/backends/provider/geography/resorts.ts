import { parseDestinations, type Destination } from './destinations.ts';

/** In the format of the rows of `destinations`. */
const rows = `
BG|Bansko|24|mountains|1.25
BG|Nesebar|42|sea|1.1
BG|Sozopol|56|sea|1.1
AT|Hallstatt|43|mountains|1.25||13.6493,47.5622
AT|Kitzbühel|19|mountains|1.25
AT|Ischgl|20|mountains|1.25
AT|Sölden|46|mountains|1.25
AT|Mayrhofen|35|mountains|1.25
AT|Zell am See|20|mountains|1.25
AT|Bad Gastein|28|mountains|1.25
AT|Seefeld in Tirol|35|mountains|1.25
IT|Positano|23|sea|1.1
IT|Amalfi|44|sea|1.1
IT|Ravello|23|sea|1.1
IT|Capri|33|sea|1.1
IT|Taormina|45|sea|1.1
IT|Bellagio|57|mountains|1.25
IT|Varenna|53|mountains|1.25
IT|Sirmione|56|mountains|1.1
IT|Malcesine|51|mountains|1.25
IT|Bardolino|20|mountains|1.1
IT|Portofino|18|sea|1.1
IT|Vernazza|27|sea|1.1
IT|Monterosso al Mare|37|sea|1.1
IT|San Gimignano|21|oldtown|1
IT|Montepulciano|32|oldtown|1
IT|Alberobello|21|oldtown|1
IT|Polignano a Mare|23|sea|1.1
IT|Ostuni|20|oldtown|1
IT|Tropea|37|sea|1.1
IT|Livigno|26|mountains|1.25
IT|Bormio|34|mountains|1.25
IT|Cortina d'Ampezzo|51|mountains|1.25
IT|Courmayeur|46|mountains|1.25
IT|Ortisei|33|mountains|1.25
FR|Val-d'Isère|48|mountains|1.25
FR|Morzine|38|mountains|1.25
FR|Megève|30|mountains|1.25
FR|Saint-Tropez|18|sea|1.1
FR|Honfleur|53|oldtown|1
CH|St. Moritz|20|mountains|1.25
CH|Grindelwald|31|mountains|1.25
CH|Gstaad|54|mountains|1.25
CH|Verbier|57|mountains|1.25
CH|Wengen|30|mountains|1.25||7.9220,46.6050
AD|Pas de la Casa|28|mountains|1.25
ES|Tossa de Mar|53|sea|1.1
ES|Magaluf|39|sea|1.1
ES|Los Cristianos|47|sea|1.1||-16.7160,28.0520
PT|Vilamoura|42|sea|1.1
PT|Nazaré|39|sea|1.1
HR|Hvar|19|sea|1.1
HR|Korčula|29|sea|1.1
HR|Poreč|53|sea|1.1
HR|Opatija|50|sea|1.1
ME|Kotor|25|oldtown|1
ME|Perast|41|sea|1.1||18.6990,42.4860
AL|Ksamil|27|sea|1.1
GR|Mykonos|50|sea|1.1
GR|Oía|31|sea|1.1|||Oia
GR|Paros|55|sea|1.1||25.1480,37.0850
GR|Hydra|42|sea|1.1||23.4660,37.3500
GR|Párga|37|sea|1.1
GR|Lindos|35|sea|1.1||28.0860,36.0910
GR|Faliraki|21|sea|1.1
GR|Mália|30|sea|1.1
GR|Eloúnda|23|sea|1.1
GR|Skiáthos|24|sea|1.1
GR|Limín Khersonísou|37|sea|1.1|||Hersonissos
TR|Ölüdeniz|50|sea|1.1
TR|Göreme|40|mountains|1.25
EG|Dahab|42|sea|1.1
EG|Nuwaybi‘a|26|sea|1.1|||Nuweiba
SI|Bled|33|mountains|1.25
SI|Bovec|33|mountains|1.25
SI|Kranjska Gora|24|mountains|1.25
DE|Berchtesgaden|25|mountains|1.25
DE|Rothenburg ob der Tauber|25|oldtown|1
NL|Giethoorn|41|oldtown|1
GB|Keswick|19|mountains|1.25
GB|Windermere|20|mountains|1.25
GB|Portree|35|mountains|1.25
GB|Fort William|20|mountains|1.25
IE|Killarney|37|mountains|1.25||-9.5040,52.0590
IE|Dingle|53|sea|1.1
NO|Geiranger|54|mountains|1.25||7.2060,62.1010
NO|Flam|42|mountains|1.25||7.1140,60.8630
GE|Bak’uriani|33|mountains|1.25
TH|Koh Lanta|36|sea|1.1||99.0430,7.6230
TH|Koh Tao|32|sea|1.1
VN|Sa Pa|47|mountains|1.25
PH|El Nido|21|sea|1.1
PH|Coron|51|sea|1.1
LK|Mirissa city|19|sea|1.1|||Mirissa
LK|Hikkaduwa|19|sea|1.1
CL|San Pedro de Atacama|31|desert|1
AR|El Calafate|52|mountains|1.25
BR|Paraty|43|sea|1.1
UY|Punta del Este|32|sea|1.1
CR|Tamarindo|25|sea|1.1||-85.8400,10.2990
US|Aspen|41|mountains|1.25
US|Vail|54|mountains|1.25
US|Sedona|20|desert|1
US|Key West|46|sea|1.1
US|Moab|41|desert|1
CA|Banff|55|mountains|1.25
CA|Whistler|28|mountains|1.25
CA|Jasper|31|mountains|1.25
AU|Byron Bay|56|sea|1.1
AU|Port Douglas|30|sea|1.1
AU|Airlie Beach|35|sea|1.1
NZ|Wanaka|53|mountains|1.25
TZ|Nungwi|50|sea|1.1
ZA|Franschhoek|30|mountains|1.25||19.1190,-33.9090
US|Park City|57|mountains|1.25
BG|Borovets|30|mountains|1.25||23.6060,42.2680
FR|Courchevel|18|mountains|1.25||6.6340,45.4150
FR|Meribel|42|mountains|1.25||6.5650,45.3960
FR|Les Arcs|55|mountains|1.25||6.8290,45.5720
CH|Saas-Fee|47|mountains|1.25
AT|St. Anton|47|mountains|1.25||10.2680,47.1290
GR|Naxos|19|sea|1.1||25.3760,37.1040
ID|Seminyak|51|sea|1.1||115.1680,-8.6910
ID|Canggu|55|sea|1.1||115.1300,-8.6500
TH|Koh Phi Phi|30|sea|1.1||98.7720,7.7400
VN|Phu Quoc|39|sea|1.1||103.9840,10.2170
FR|Val Thorens|40|mountains|1.25||6.5800,45.2980
`;

/**
 * Well-known resorts that are too small to be chosen by their population. They come after all other cities, so that the
 * hotel codes of those do not change.
 */
export const resorts: readonly Destination[] = parseDestinations(rows);
