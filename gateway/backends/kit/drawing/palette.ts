import { z } from 'zod';

/** Times of the day that a picture may show. */
export const LIGHTS = ['noon', 'morning', 'golden', 'dawn', 'dusk', 'night'] as const;
export type Light = (typeof LIGHTS)[number];

const ROLES = [
  'sk1',
  'sk2',
  'sk3',
  'sun',
  'cl',
  'f1',
  'f2',
  'f3',
  'w1',
  'w2',
  'w3',
  'st1',
  'st2',
  'st3',
  'rf',
  'lf1',
  'lf2',
  'sd1',
  'sd2',
  'win',
  'gl',
  'ac',
  'ik',
  'wl1',
  'wl2',
  'fl1',
  'fl2',
  'fb1',
  'fb2',
  'li1',
  'li2',
  'wd1',
  'wd2',
] as const;

/**
 * Colours of a picture by what they are used for: sk sky, cl cloud, f distance, w water, st stone, rf roof, lf leaf, sd
 * sand, win and gl dark and lit window, ac accent, ik shadow, wl wall, fl floor, fb fabric, li linen, wd wood; 1 is the
 * lightest of its kind.
 */
export type Palette = Readonly<Record<(typeof ROLES)[number], string>>;

/** One row per light, in the order of the roles. */
const ROWS: Readonly<Record<Light, string>> = {
  noon: '4FA9CE A3D8E6 FBEFD9 FFF8E2 FFFFFF A7C9D2 79A7A8 4A837F 3FA6B6 0E7284 D3F1F0 FFFBF2 F3E3C9 CFB595 D9784F 6FA768 2F6F55 F8E3BC E5C08A 35616D FFE3A3 E8913A 14323B FBF4E7 ECDDC5 DDBE95 C39F71 1A8193 0B5B69 FFFFFF E8E2D6 BC8753 8D5D35',
  morning:
    '6CB9D6 CDE8E6 FEF1D8 FFF8E0 FFFFFF B7CBD0 8AAAAB 55827E 6DB8BF 14788A FFF6E0 FFFBF2 F7E2C1 CFAA80 D06C46 7FAA68 33705A FCE8C3 ECC98F 4A616A FFDF94 EE9C3B 17353E FBF1E0 ECD9BB D5AC78 B58A58 1A8193 0B5B69 FFFFFF EBE2D2 B07A47 7E5230',
  golden:
    '7FBBD0 FBE2BF FDEBC9 FFF7D8 FFF3E0 DDB596 B4836A 7B5B58 E3B587 4F8C97 FFEFC9 FFF1D8 F2CD9C BB8D66 C45E3A 98974F 50683F F9DCAA DEAA6C 6A5550 FFDE8A 0E7284 3B2B2C FBE9D0 E9CCA4 CB9562 A97146 C4573A 963F29 FFF9EE EFDEC5 A0673A 714424',
  dawn: '86C2E0 F8D8CC FFF0D8 FFEDC6 FFFFFF BDBCD6 8BA2B6 4F8287 A4D0D6 3D8896 FFF3E6 FFF7F0 F4DDD1 D0AC9F D88C78 8DAF8B 4F826D F9E7D5 E4C3A8 5D7480 FFE4B4 C4573A 29424E FDF3EA F0DFD1 DDBFA6 C29F86 5F8F80 42705F FFFFFF EEE6E0 BF9472 93694C',
  dusk: '2E4C78 CC8391 FCD2A0 FFDDA6 EBA79C 93789A 645A82 3A3D62 BC8799 2E4870 FFD3A8 ECCBC2 B894A2 786790 AE5963 48636C 27424F CDA7A3 967A8C 5A5074 FFD68C F0A63A 1C2342 D9BDB8 A88C9C 8E6A72 6B4F62 3C5C86 293F66 F3E2DC CDB4B8 8A5A5C 5C3C4C',
  night:
    '071D31 143D5E 4A7F96 F6ECD0 2C526C 2D546B 1C4056 102C3F 2A5D75 0B2D43 A9CED4 7F97A2 526D7C 30495A 84504A 25544F 0F3538 566A72 394D56 22404F FFD07C F0A63A 05141F 56707C 3B5463 6A5A4C 4D4139 A95F38 7E4528 C3CDD0 8E9EA6 6E5138 4A3627',
};

const wholePalette = z.record(z.enum(ROLES), z.string());

function paletteOf(row: string): Palette {
  const hexes = row.split(' ');
  const colour = (at: number): string => `#${hexes[at] ?? '888888'}`;
  const entries = ROLES.map((role, at) => [role, colour(at)] as const);
  return wholePalette.parse(Object.fromEntries(entries));
}

export const PALETTES: Readonly<Record<Light, Palette>> = {
  noon: paletteOf(ROWS.noon),
  morning: paletteOf(ROWS.morning),
  golden: paletteOf(ROWS.golden),
  dawn: paletteOf(ROWS.dawn),
  dusk: paletteOf(ROWS.dusk),
  night: paletteOf(ROWS.night),
};

/** True when the lamps and most of the windows are lit. */
export const isDark = (light: Light): boolean => light === 'dusk' || light === 'night';

/**
 * A colour between two.
 * @param share of the second colour, 0 to 1
 */
export function mix(one: string, other: string, share: number): string {
  const channel = (at: number): string => {
    const [a, b] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
