import { foldText } from '#shared/text/fold-text.ts';
import { AIRPORT_WORDS, isAround } from '../match/around-words.ts';
import { EVERYDAY_WORDS, NOT_MISSPELT_PLACES } from '../data/place-aliases.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(foldText));

/**
 * Words that come before a destination. The French “à” is compared with its accent, because without it it is an English
 * article.
 */
const INTO = new Set([
  ...setOf('in at to into inside visit visiting en em im nach au aux в во في الى 在 去'),
  'à',
]);
/** Words that come before the place of departure. */
const FROM = setOf('from leaving von desde dal dalla из от من');
const NEARBY = setOf(
  'near around by close beside next próximo cerca vicino près bei nahe около рядом ליד قرب',
);
const JOINING = setOf(`the a an of for and or with la le les el los il lo der die das den du des de di da do
  für für pour para per с для של את עם`);
/** Words for hotels, which are searched in any case, and for kinds of places. */
const HOTELS =
  setOf(`hotel hotels hostel hostels accommodation place places city town hôtel hôtels hoteles alojamiento
  unterkunft albergo alberghi hotéis отель отели отеля гостиница гостиницы فندق فنادق 酒 店 的
  מלון המלון מלונות במלון למלון עיר העיר`);

/** Words of travellers' sentences that resemble names of places, in addition to those of the search box. */
const ORDINARY =
  setOf(`about after again also any are around bar before beds between book booking boutique breakfast bring
  business car central children clean close could date dates dinner double euro euros dollars evening every
  find first four from full half have here infant infants just kid like looking lunch main make max maximum might
  minimum money month months more morning most much must need needs only other our over people per places please
  quiet rate rates real really romantic same second see should show single small some something somewhere spring
  student students such suite suites their them then there they third this three through today together tomorrow
  tonight total tours travel twin two under until very view views visit walk want water way weekends what when where which
  while wife will wish with within without work would year years you your
  january february april june july august september october november december autumn fall
  borders change create example inland islands login parts settle share sharp
  anders antworten finden findet menschen mitte schlecht termine seul servir
  apenas baixa chiaro criado desde indica maioria maleta medico plaza probadas termina termini termine
  arriba buscan franja queria الدولة اللوحة الفندقين אפשרויות והיסטוריה אנגלית מיטה طفل كان מאלה סיכום מיון שירות מדריך
  israeli american british german french spanish russian greek turkish austrian croatian bulgarian romanian georgian albanian
  armenian serbian tunisian australian brazilian mexican moroccan egyptian jordanian
  monday tuesday wednesday thursday friday saturday sunday`);

export const isInto = (word: string): boolean => INTO.has(word);
export const isFrom = (word: string): boolean => FROM.has(word);
export const isNearby = (word: string): boolean => NEARBY.has(word);

/** True for a word that rarely means a place, although a place has this name: “nice”, “march”, “breakfast”. */
export const isOrdinary = (word: string): boolean =>
  isAround(word) || EVERYDAY_WORDS.has(word) || NOT_MISSPELT_PLACES.has(word) || ORDINARY.has(word);

/** True for a word that only connects a place to other words: directly before a place it does not count as unused. */
export const isConnectingWord = (word: string): boolean =>
  INTO.has(word) || FROM.has(word) || NEARBY.has(word) || JOINING.has(word);

/** True for a word that expresses no wish: a connecting word, “hotel”, “airport”. */
export const isEmptyWord = (word: string): boolean =>
  isConnectingWord(word) || HOTELS.has(word) || AIRPORT_WORDS.has(word);
