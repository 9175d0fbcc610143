import { foldText } from '#shared/text/fold-text.ts';
import { plainSpelling } from '../match/place-match.ts';

/** A region that people name and that cannot be searched itself, only its cities. */
export interface Region {
  /** English name with its article, as in a sentence. */
  readonly name: string;
  readonly nameHe: string;
  readonly country: string;
  /** Folded English names of its cities, the best one for a search first. */
  readonly cities: readonly string[];
  /** All its names, folded. */
  readonly names: readonly string[];
  /** Folded names that are also parts of other names (“Riviera Maya”): they count only when they are the whole text. */
  readonly loneNames: readonly string[];
}

/**
 * Country, name, Hebrew name, cities, and other names in the languages of the interface where they differ from the
 * English one. A name with `=` before it counts only as the whole text. The search box and the assistant offer the
 * cities.
 */
const ROWS = `
IL|the Galilee|הגליל|tiberias,safed,nahariya,acre,rosh pina|galilee,galil,גליל,upper galilee,lower galilee,western galilee,הגליל העליון,הגליל התחתון,הגליל המערבי,גליל עליון,גליל תחתון,גליל מערבי,الجليل,Galiläa,Galilea,Galilée,Galileia,Галилея,Галилее,加利利
IL|the north of Israel|צפון הארץ|haifa,tiberias,nahariya,acre,safed|=north,=the north,north israel,northern israel,north of israel,=צפון,=הצפון,צפון ישראל,شمال إسرائيل,Nordisrael,norte de Israel,nord d’Israël,nord di Israele,север Израиля,以色列北部
IL|the south of Israel|דרום הארץ|eilat,beer sheva,ashkelon,mitzpe ramon,arad|=south,=the south,south israel,southern israel,south of israel,=דרום,=הדרום,דרום ישראל,جنوب إسرائيل,Südisrael,sur de Israel,sud d’Israël,sud di Israele,sul de Israel,юг Израиля,以色列南部
IL|the Dead Sea area|ים המלח|ein bokek,arad|dead sea,the dead sea,אזור ים המלח,البحر الميت,Totes Meer,Mar Muerto,mer Morte,Mar Morto,Мёртвое море,Мертвое море,死海
IL|the Golan Heights|רמת הגולן|katzrin,kiryat shmona,tiberias,majdal shams|golan heights,golan,the golan,גולן,הגולן,هضبة الجولان,الجولان,Golanhöhen,Altos del Golán,plateau du Golan,alture del Golan,Montes Golã,Голаны,Голанские высоты,戈兰高地
IL|the Negev|הנגב|beer sheva,mitzpe ramon,arad,dimona,eilat|negev,נגב,النقب,Negev-Wüste,Néguev,Neguev,Негев,内盖夫
IL|the Sharon plain|השרון|netanya,herzliya,raanana,kfar saba,hadera|sharon plain,אזור השרון,מישור השרון,Шарон
IT|Tuscany|טוסקנה|florence,pisa,siena,lucca,arezzo|toscana,tuscan,توسكانا,Toskana,Toscane,Тоскана,Тоскане,托斯卡纳
IT|Umbria|אומבריה|perugia,assisi,orvieto|أومبريا,Umbrien,Umbría,Ombrie,Úmbria,Умбрия,翁布里亚
IT|Sicily|סיציליה|palermo,catania,siracusa,taormina,cefalu|sicilia,صقلية,Sizilien,Sicile,Сицилия,西西里
IT|Sardinia|סרדיניה|cagliari,olbia,alghero|sardegna,سردينيا,Sardinien,Cerdeña,Sardaigne,Sardenha,Сардиния,撒丁岛
IT|Puglia|פוליה|bari,lecce,brindisi,monopoli|apulia,بوليا,Apulien,Pouilles,Apúlia,Апулия,普利亚
IT|the Amalfi Coast|חוף אמלפי|sorrento,amalfi,positano,salerno|amalfi coast,ساحل أمالفي,Amalfiküste,Costa Amalfitana,côte amalfitaine,Costiera amalfitana,Амальфитанское побережье,阿马尔菲海岸
FR|Provence|פרובנס|marseille,avignon,aix en provence,arles|بروفانس,Provenza,Provença,Прованс,普罗旺斯
FR|the French Riviera|הריביירה הצרפתית|nice,cannes,antibes|french riviera,cote dazur,côte d’azur,south of france,southern france,דרום צרפת,=riviera,=ריביירה,الريفييرا الفرنسية,Französische Riviera,Costa Azul,Riviera francese,Costa Azzurra,Riviera Francesa,Лазурный берег,蔚蓝海岸
FR|Normandy|נורמנדי|rouen,caen,deauville,le havre|normandie,نورماندي,Normandía,Normandia,Нормандия,诺曼底
FR|Brittany|ברטאן|rennes,saint malo,quimper|bretagne,בריטני,بريتاني,Bretaña,Bretagna,Bretanha,Бретань,布列塔尼
FR|Alsace|אלזס|strasbourg,colmar,mulhouse|الألزاس,Elsass,Alsacia,Alsazia,Alsácia,Эльзас,阿尔萨斯
DE|Bavaria|בוואריה|munich,nuremberg,augsburg,regensburg|bayern,بافاريا,Baviera,Bavière,Бавария,巴伐利亚
DE|the Black Forest|היער השחור|freiburg,baden baden,freudenstadt|black forest,الغابة السوداء,Schwarzwald,Selva Negra,Forêt-Noire,Foresta Nera,Floresta Negra,Шварцвальд,黑森林
AT|Tyrol|טירול|innsbruck,kitzbuhel,kufstein|tirol,تيرول,Tirolo,Тироль,蒂罗尔
ES|Andalusia|אנדלוסיה|seville,granada,malaga,cordoba,cadiz|andalucia,andalucía,الأندلس,Andalusien,Andalousie,Andaluzia,Андалусия,安达卢西亚
ES|Catalonia|קטלוניה|barcelona,girona,tarragona|catalunya,كتالونيا,Katalonien,Cataluña,Catalogne,Catalogna,Catalunha,Каталония,加泰罗尼亚
ES|the Costa del Sol|קוסטה דל סול|malaga,marbella,torremolinos,fuengirola|costa del sol,كوستا ديل سول,Коста-дель-Соль,太阳海岸
PT|the Algarve|אלגרבה|faro,lagos,albufeira,portimao|algarve,אלגארבה,الغارف,Алгарве,阿尔加维
GB|Cornwall|קורנוול|newquay,falmouth,penzance|كورنوال,Cornualles,Cornouailles,Cornovaglia,Cornualha,Корнуолл,康沃尔
GB|the Scottish Highlands|ההיילנדס|inverness,fort william|scottish highlands,=highlands,=היילנדס,Schottische Highlands,Tierras Altas de Escocia,Highlands écossais,Highlands scozzesi,Шотландское нагорье,苏格兰高地
RO|Transylvania|טרנסילבניה|brasov,sibiu,cluj napoca|ترانسيلفانيا,Siebenbürgen,Transilvania,Transylvanie,Transilvânia,Трансильвания,特兰西瓦尼亚
HR|Dalmatia|דלמטיה|split,dubrovnik,zadar|دالماتيا,Dalmatien,Dalmacia,Dalmatie,Dalmazia,Dalmácia,Далмация,达尔马提亚
HR|Istria|איסטריה|pula,rovinj,porec|إستريا,Istrien,Istrie,Ístria,Истрия,伊斯特拉
IT|Lake Como|אגם קומו|como,lecco,bellagio,varenna|Comer See,Lago de Como,lac de Côme,Lago di Como,озеро Комо,بحيرة كومو,科莫湖
IT|Lake Garda|אגם גארדה|desenzano del garda,riva del garda,sirmione,verona|אגם גרדה,Gardasee,Lago de Garda,lac de Garde,Lago di Garda,озеро Гарда,بحيرة غاردا,加尔达湖
IT|the Dolomites|הדולומיטים|bolzano,merano,trento,cortina dampezzo|dolomites,דולומיטים,Dolomiten,Dolomitas,Dolomiti,Доломиты,الدولوميت,多洛米蒂
IT|the Cinque Terre|צ׳ינקווה טרה|la spezia,monterosso al mare,levanto|cinque terre,Чинкве-Терре,五渔村
ES|the Canary Islands|האיים הקנריים|las palmas de gran canaria,santa cruz de tenerife,arrecife,adeje,maspalomas|canary islands,canaries,איים קנריים,קנריים,Kanarische Inseln,Kanaren,islas Canarias,îles Canaries,isole Canarie,Ilhas Canárias,Канарские острова,Канары,جزر الكناري,加那利群岛
ES|Tenerife|טנריף|santa cruz de tenerife,adeje,arona,puerto de la cruz|teneriffa,ténérife,Тенерифе,تينيريفي,特内里费
ES|Gran Canaria|גראן קנריה|las palmas de gran canaria,maspalomas|גרן קנריה,Гран-Канария,大加那利岛
ES|the Costa Brava|קוסטה בראווה|lloret de mar,roses,girona,figueres|costa brava,קוסטה ברבה,Коста-Брава,布拉瓦海岸
CH|the Swiss Alps|האלפים השווייצריים|zermatt,interlaken,lucerne,davos|swiss alps,האלפים השוויצריים,Schweizer Alpen,Alpes suizos,Alpes suisses,Alpi svizzere,Alpes suíços,Швейцарские Альпы,جبال الألب السويسرية,瑞士阿尔卑斯
GR|Crete|כרתים|heraklion,chania,rethymno,agios nikolaos|kriti,crete island,האי כרתים,Kreta,Creta,Crète,Крит,كريت,克里特,克里特岛
GR|the Greek islands|איי יוון|santorini,rhodes,corfu,heraklion,kos|greek islands,האיים היווניים,griechische Inseln,islas griegas,îles grecques,isole greche,ilhas gregas,греческие острова,الجزر اليونانية,希腊群岛
US|Hawaii|הוואי|honolulu,hilo,kailua,lahaina|hawai,hawaï,הואי,Гавайи,هاواي,夏威夷
GR|the Peloponnese|פלופונסוס|nafplio,kalamata,patras|peloponnese,بيلوبونيز,Peloponnes,Peloponeso,Péloponnèse,Peloponneso,Пелопоннес,伯罗奔尼撒
`;

const fold = (name: string): string => plainSpelling(foldText(name));

function regionOf(row: string): Region {
  const [country = '', name = '', nameHe = '', cities = '', also = ''] = row.split('|');
  const others = also.split(',').filter((each) => each !== '');
  const lone = others.filter((each) => each.startsWith('='));
  return {
    name,
    nameHe,
    country,
    cities: cities.split(','),
    names: [...new Set([name, nameHe, ...others.filter((each) => !each.startsWith('='))].map(fold))],
    loneNames: lone.map((each) => fold(each.slice(1))),
  };
}

export const regions: readonly Region[] = ROWS.trim().split('\n').map(regionOf);

const [byName, byLoneName] = [
  new Map(regions.flatMap((region) => region.names.map((name) => [name, region]))),
  new Map(regions.flatMap((region) => region.loneNames.map((name) => [name, region]))),
];

/** The region with a folded name. @param isAlone true when the name is the whole text */
export const regionNamed = (name: string, isAlone: boolean): Region | undefined =>
  byName.get(name) ?? (isAlone ? byLoneName.get(name) : undefined);
