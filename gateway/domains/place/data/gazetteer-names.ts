/**
 * Cities that the gazetteer has under other names than travellers use: country, folded name, folded name in the
 * gazetteer.
 */
const ROWS = `
AE ras al khaimah|ras al khaimah city
BE antwerp|antwerpen
BE bruges|brugge
BE ghent|gent
CH geneva|geneve
CH lucerne|luzern
DE cologne|koln
ES palma de mallorca|palma
ES seville|sevilla
GR heraklion|irakleion
GR rhodes|rodos
IL kiryat ata|qiryat ata
IL kiryat bialik|qiryat bialik
IL kiryat motzkin|qiryat mozqin
IL kiryat yam|qiryat yam
IL maalot|maalot tarshiha
IL mevaseret zion|mevasseret ziyyon
IL modiin maccabim reut|modiin makkabbim reut
IL qalansawe|qalansuwa
IL rishon le zion|rishon leziyyon
IL rishon lezion|rishon leziyyon
IL sderot|sederot
IL tira|tirah
SE gothenburg|goteborg
US new york|new york city
`;

const byName: ReadonlyMap<string, string> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [name = '', inGazetteer = ''] = row.split('|');
      return [name, inGazetteer];
    }),
);

/** The gazetteer's name of a city. @param foldedName in English */
export const gazetteerName = (countryCode: string, foldedName: string): string =>
  byName.get(`${countryCode} ${foldedName}`) ?? foldedName;
