/** Airports and short names, folded (lower case, no accents), and the city that each one means. */
const LINES: readonly (readonly [city: string, names: string])[] = [
  ['london', 'heathrow,gatwick,stansted,lhr,lgw,ldn,היתרו,גטוויק,סטנסטד'],
  ['amsterdam', 'schiphol,סכיפהול,סחיפהול'],
  ['paris', 'disneyland,eurodisney,דיסנילנד,יורודיסני,orly,cdg,roissy,אורלי'],
  ['rome', 'fiumicino,ciampino,fco,פיומיצינו'],
  ['milan', 'malpensa,linate,mxp,מלפנסה'],
  ['new york', 'jfk,laguardia,nyc,ניויורק'],
  ['madrid', 'barajas,בראחס'],
  ['barcelona', 'bcn,barca,barna'],
  ['larnaca', 'lca'],
  ['bangkok', 'suvarnabhumi,bkk'],
  ['budapest', 'ferihegy'],
  ['vienna', 'schwechat'],
  ['prague', 'prg'],
  ['berlin', 'tegel,schonefeld'],
  ['los angeles', 'lax'],
  ['dubai', 'dxb'],
  ['edinburgh', 'edi'],
  ['tel aviv', 'tlv,telaviv,נתבג'],
  ['ירושלים', 'jlm,yerushalayim,yerushalaim,jeruslem'],
  ['tiberias', 'tveria,teveria,tverya'],
  ['safed', 'tzfat,zfat,tsfat'],
  ['acre', 'akko,acco'],
  ['netanya', 'natania,netania'],
  ['אילת', 'eylat,אלת'],
];

/** City by short name. */
export const shortNames: ReadonlyMap<string, string> = new Map(
  LINES.flatMap(([city, names]) => names.split(',').map((name) => [name, city] as const)),
);
