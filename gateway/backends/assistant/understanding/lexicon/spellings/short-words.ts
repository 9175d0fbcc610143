/** Abbreviated spellings, too far from the whole word to be corrected as a typing error: each word with its spellings. */
const SHORT = `
  about: abt | board: bord boad baord | adult: adlt | adults: adlts adts aduts adluts adulst | after: aftr | arriving: arr arrv | between: btwn | book: bok | booked: boked bookd
  | breakfast: bfast brkfst brekfst bkfst | departing: dep dept | does: dose duz | fourth: forth | from: frm fom | have: hav hv | hotel: htl hotl | how: hw | kids: kidz kdis | pool: pol poool | hotels:
  htls | leave: leav leve | length: lenght | more: mor | much: mch | next: nxt nex | night: nt | nights: nigths nts nyts nits nightz | parking: prking | people: peeps peple poeple pple |
  really: rly | sorry: sry srry | room: roon | the: da tha | that: dat | there: thr ther | two: tow twoo | please: plse pleas | april: aprl apirl apri | march: mrch mach marhc | persons: pers px | baby: bby babby | something: smth sth sumthin sumthing | rooms: romms roms rooma | מבוגרים: מב מבו | אנשים: אנ |
  june: jne | july: jly | this: dis | tomorrow: tmro tomoz | until: untill untl unitl | week: wek weeek | what: wot wat wut wht | which: wich wch | you: u | are: r | your: ur | with:
  wth wiv | without: wo witout | would: wud wld | אשתי: אישתי | בוקר: בקר | משהו: משו | wifi: wfi wiffi wify | gym: gim gymm
`;

/** Spellings with a digit for its sound. */
const DIGITS = `
  today: 2day | tonight: 2nite 2night | tomorrow: 2moro 2morrow 2morow 2mrw | before: b4 | late: l8 | later: l8r | great: gr8 | wait: w8 | someone:
  some1 sum1 | anyone: any1 | everyone: every1 | no one: no1
`;

const bySpelling = (lines: string): ReadonlyMap<string, string> =>
  new Map(
    lines.split('|').flatMap((line) => {
      const [word = '', spellings = ''] = line.split(':');
      return spellings
        .trim()
        .split(/\s+/u)
        .map((one) => [one, word.trim()] as const);
    }),
  );

/** The whole word by its abbreviated spelling. */
export const shortWords = bySpelling(SHORT);
/** The whole word by its spelling with a digit. */
export const digitWords = bySpelling(DIGITS);
