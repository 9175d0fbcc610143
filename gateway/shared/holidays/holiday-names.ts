/** Holidays over which people travel. */
export const HOLIDAYS = [
  'rosh-hashanah',
  'yom-kippur',
  'sukkot',
  'sukkot-middle',
  'hanukkah',
  'purim',
  'passover',
  'passover-middle',
  'shavuot',
  'christmas',
  'new-years-eve',
  'new-year',
  'easter',
  'valentine',
] as const;

export type Holiday = (typeof HOLIDAYS)[number];

const names = (list: string): readonly string[] => list.split(',');

/** Spellings of the holidays in English and Hebrew, in lower case and without apostrophes. */
export const HOLIDAY_NAMES: Readonly<Record<Holiday, readonly string[]>> = {
  'rosh-hashanah': names('rosh hashanah,rosh hashana,rosh hashona,jewish new year,ראש השנה'),
  'yom-kippur': names('yom kippur,יום כיפור,יום הכיפורים,כיפור'),
  sukkot: names('sukkot,succot,sukkoth,sukkos,סוכות,חג הסוכות,החגים,חגי תשרי'),
  'sukkot-middle': names('hol hamoed sukkot,chol hamoed sukkot,חול המועד סוכות'),
  hanukkah: names('hanukkah,chanukah,hanukah,chanukkah,hannukah,חנוכה,חופש חנוכה,חופשת חנוכה'),
  purim: names('purim,פורים'),
  passover: names('passover,pesach,pesah,passover holiday,פסח,חג הפסח,חופש פסח,חופשת פסח'),
  'passover-middle': names('hol hamoed pesach,chol hamoed pesach,חול המועד פסח'),
  shavuot: names('shavuot,shavuoth,shavuos,חג השבועות,חג שבועות'),
  christmas: names('christmas,xmas,christmas eve,christmas holidays,חג המולד,כריסמס,קריסמס'),
  // The eve is in the year that is named with it; the stay over the New Year begins in the year before.
  'new-years-eve': names('new years eve,new year eve,nye,סילבסטר'),
  'new-year': names('new year,new years,new years day,ראש השנה האזרחית,ראש השנה הלועזית,שנה חדשה,השנה החדשה'),
  easter: names('easter,easter weekend,easter holiday,חג הפסחא,פסחא,איסטר,good friday,easter friday'),
  valentine: names('valentines,valentine,valentines day,valentine s day,ולנטיינס,יום האהבה,ולנטיין'),
};
