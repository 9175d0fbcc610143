/** Letters that Unicode decomposition does not turn into plain ones. */
const plain: Readonly<Record<string, string>> = {
  ı: 'i',
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  đ: 'd',
  Đ: 'D',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  Þ: 'Th',
  ə: 'a',
  Ə: 'A',
  ħ: 'h',
  Ħ: 'H',
};

/** Names that travellers use for places that the gazetteer spells differently. Key: country, gazetteer name. */
const spellings: Readonly<Record<string, string>> = {
  'IL:Rishon LeẔiyyon': 'Rishon LeZion',
  'IL:Petaẖ Tiqwa': 'Petah Tikva',
  'IL:H̱olon': 'Holon',
  'IL:Reẖovot': 'Rehovot',
  'IL:Modi‘in Makkabbim Re‘ut': 'Modiin',
  'IL:Nahariyya': 'Nahariya',
  'IL:Karmi’el': 'Karmiel',
  'IL:Qiryat Shemona': 'Kiryat Shmona',
  'IL:Qiryat Ata': 'Kiryat Ata',
  'IL:Qiryat Yam': 'Kiryat Yam',
  'IL:Qiryat Bialik': 'Kiryat Bialik',
  'IL:Qiryat Moẕqin': 'Kiryat Motzkin',
  'IL:Mevasseret Ẕiyyon': 'Mevaseret Zion',
  'IL:Bet She’an': 'Beit Shean',
  'IL:Bet Shemesh': 'Beit Shemesh',
  'IL:Sederot': 'Sderot',
  'IL:Yavné': 'Yavne',
  'IL:Umm el Faḥm': 'Umm al-Fahm',
  'US:New York City': 'New York',
  'DE:Köln': 'Cologne',
  'CH:Zürich': 'Zurich',
  'CH:Genève': 'Geneva',
  'CH:Luzern': 'Lucerne',
  'BE:Brugge': 'Bruges',
  'BE:Gent': 'Ghent',
  'BE:Antwerpen': 'Antwerp',
  'IT:Torino': 'Turin',
  'ES:Sevilla': 'Seville',
  'PT:Lisboa': 'Lisbon',
  'GR:Irákleion': 'Heraklion',
  'GR:Ródos': 'Rhodes',
  'GR:Thessaloníki': 'Thessaloniki',
};

/**
 * The English spelling of a place in plain letters: the provider's lists contain no diacritics.
 * @param name gazetteer spelling
 */
export function travellersName(country: string, name: string): string {
  const wellKnown = spellings[`${country}:${name}`];
  if (wellKnown !== undefined) return wellKnown;
  // Most names are plain already, and normalizing 30,000 of them would delay the start.
  if (/^[\w .,()'/-]*$/u.test(name)) return name;
  const bare = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[‘’ʻʼ`´]/gu, '');
  return bare.replaceAll(/[^\u0020-\u007e]/gu, (letter) => plain[letter] ?? '').trim();
}
