import { BACKDROPS, type Backdrop } from './surroundings/backdrops.ts';
import { FRONTS, type Front } from './buildings/fronts.ts';
import { HOUSES, type HouseKind, type Outside } from './outside.ts';
import { LIGHTS } from './palette.ts';
import { chanceOf } from './pen.ts';
import { SUNS, WEATHERS } from './surroundings/sky.ts';
import { TREES, type Tree } from './surroundings/trees.ts';

/** The look of a region's hotels. */
export interface Setting {
  /** Houses for five stars, three and four, and fewer. */
  readonly grand: readonly HouseKind[];
  readonly middle: readonly HouseKind[];
  readonly modest: readonly HouseKind[];
  readonly inland: readonly Backdrop[];
  readonly fronts: readonly Front[];
  readonly trees: readonly Tree[];
  /**
   * Backdrops and further foregrounds of hotels by the water; when missing, no hotel of the region is drawn with water
   * behind it.
   */
  readonly shore?: { readonly backdrops: readonly Backdrop[]; readonly fronts: readonly Front[] };
}

/** The words of a row that are items of a list. */
const words = <Word extends string>(list: readonly Word[], text: string): readonly Word[] =>
  text.split(' ').flatMap((word) => list.filter((each) => each === word));

/** `grand|middle|modest|inland|fronts|trees|backdrops of the shore|fronts of the shore` */
function settingOf(row: string): Setting {
  const [
    grand = '',
    middle = '',
    modest = '',
    inland = '',
    fronts = '',
    trees = '',
    behind = '',
    before = '',
  ] = row.split('|');
  return {
    grand: words(HOUSES, grand),
    middle: words(HOUSES, middle),
    modest: words(HOUSES, modest),
    inland: words(BACKDROPS, inland),
    fronts: words(FRONTS, fronts),
    trees: words(TREES, trees),
    ...(behind && { shore: { backdrops: words(BACKDROPS, behind), fronts: words(FRONTS, before) } }),
  };
}

/** The looks of all regions. A word of a row that is in no list is ignored. */
export const SETTINGS = {
  telAviv: settingOf(
    'slab tower palace|bauhaus slab villa|bauhaus villa gabled|skyline highrises roofs|cafe avenue square garden lane pool|palm ficus cypress bloom|sea bay|beach promenade pool',
  ),
  haifa: settingOf(
    'terraced slab palace|terraced bauhaus stone|terraced villa bauhaus|carmel hills roofs|garden lane avenue cafe|cypress olive palm ficus|bay carmel|garden promenade beach quay',
  ),
  jerusalem: settingOf(
    'palace stone slab|stone terraced villa|stone gabled villa|domes hills oldcity|lane square cafe garden avenue tram|olive cypress ficus|',
  ),
  redSea: settingOf(
    'slab palace pavilion|slab adobe villa terraced|adobe villa bauhaus|mesas dunes|pool desert garden avenue|palm acacia|gulf sea|beach pool promenade',
  ),
  desert: settingOf(
    'adobe palace pavilion|adobe villa stone|adobe villa|mesas dunes hills|desert pool garden lane|acacia palm olive cypress|',
  ),
  hillTown: settingOf(
    'stone villa palace|stone villa terraced|stone villa|hills oldcity roofs|lane garden vines cafe meadow|olive cypress bloom ficus|',
  ),
  lakeside: settingOf(
    'slab villa palace|villa terraced stone|villa bauhaus stone|hills roofs forest|garden lane pool cafe|cypress palm ficus olive|lake|quay garden pool',
  ),
  paris: settingOf(
    'palace mansard|mansard gabled palace|mansard gabled|paris roofs skyline|cafe avenue square garden lane|plane ficus bloom|',
  ),
  european: settingOf(
    'palace mansard tower|mansard gabled bauhaus|gabled mansard|oldcity roofs skyline|cafe avenue square lane tram garden|plane ficus bloom cypress|bay sea|quay cafe promenade',
  ),
  northern: settingOf(
    'palace tower mansard|gabled mansard bauhaus|gabled villa|oldcity roofs forest|tram lane square avenue cafe|plane fir ficus bloom|bay islands|quay square lane',
  ),
  alpine: settingOf(
    'palace chalet|chalet villa chalet|chalet villa|peaks forest hills|meadow garden lane pool|fir plane bloom|lake|meadow quay garden',
  ),
  mediterranean: settingOf(
    'palace slab villa|villa slab stone|villa gabled stone|hills roofs oldcity|lane pool garden cafe vines|cypress olive palm bloom|bay sea islands|promenade beach pool quay',
  ),
  metropolis: settingOf(
    'tower slab palace|tower bauhaus mansard|bauhaus gabled mansard|highrises skyline roofs|avenue tram square cafe garden|plane ficus bloom|bay sea|quay promenade avenue',
  ),
  arabian: settingOf(
    'tower palace adobe|adobe slab villa|adobe villa stone|minarets dunes skyline|square pool avenue lane garden|palm olive acacia cypress|bay sea|beach pool promenade',
  ),
  tropical: settingOf(
    'pavilion slab villa|pavilion villa bauhaus|pavilion villa|jungle hills|pool garden lane meadow|palm bloom ficus|sea islands bay|beach pool promenade',
  ),
  eastAsian: settingOf(
    'tower pavilion palace|pavilion bauhaus tower|pavilion bauhaus gabled|hills skyline highrises roofs|garden lane avenue square|bloom fir plane cypress|bay islands|quay promenade garden',
  ),
} as const satisfies Record<string, Setting>;

/** Foregrounds of a town on a river, in addition to those of its setting. */
const RIVER_FRONTS: readonly Front[] = ['canal', 'quay'];

/** Facts about a hotel that determine its pictures. */
export interface Pictured {
  readonly setting: Setting;
  /** 1 to 5. */
  readonly stars: number;
  /** True when it is near a sea or a lake. */
  readonly byWater: boolean;
  /** True when its town is on a river or has canals. */
  readonly riverside: boolean;
  /** When false, a lawn is drawn in place of the pool. */
  readonly hasPool: boolean;
  /** Index among the hotels of its town; different for each of them. */
  readonly index: number;
  /** 32 random bits of the hotel. */
  readonly seed: number;
}

const DAY_LIGHTS = LIGHTS.filter((light) => light !== 'night');

/** The whole number closest to the golden section of `size` that shares no divisor with it, for evenly spread steps. */
function goldenStep(size: number): number {
  const shared = (one: number, other: number): number => (other === 0 ? one : shared(other, one % other));
  let step = Math.max(1, Math.round(size * 0.618_034));
  while (shared(size, step) > 1) step += 1;
  return step;
}

/**
 * The outside of a hotel. The hotels of one town use all combinations of backdrop, foreground, tree, light, weather,
 * sun and side in even steps, so that a combination is repeated only when there are more hotels than combinations (at
 * least 1,300).
 */
export function outsideOf({ setting, stars, byWater, riverside, hasPool, index, seed }: Pictured): Outside {
  const chance = chanceOf(seed);
  const { shore } = setting;
  const houses = stars >= 5 ? setting.grand : stars >= 3 ? setting.middle : setting.modest;
  const backdrops = byWater && shore ? shore.backdrops : setting.inland;
  const own = byWater && shore ? shore.fronts : setting.fronts;
  const fronts = riverside ? [...new Set([...own, ...RIVER_FRONTS])] : own;
  const axes = [DAY_LIGHTS, fronts, [false, true], backdrops, setting.trees, SUNS, WEATHERS];
  const size = axes.reduce((product, axis) => product * axis.length, 1);
  let left = (index * goldenStep(size) + (size >> 1)) % size;
  const next = <T>(list: readonly T[]): T => {
    const found = list[left % list.length];
    left = Math.floor(left / list.length);
    if (found === undefined) throw new RangeError('a setting has no values');
    return found;
  };
  const hour = next(DAY_LIGHTS);
  const front = next(fronts);
  const mirrored = next([false, true]);
  const backdrop = next(backdrops);
  const tree = next(setting.trees);
  const sun = next(SUNS.map((_, at) => at));
  const weather = next(WEATHERS);
  const house = houses[chance('house', houses.length)] ?? 'villa';
  // Half of the evenings become nights, which makes one picture in ten.
  const light = hour === 'dusk' && chance('night', 2) === 1 ? 'night' : hour;
  return {
    house,
    backdrop,
    front: front === 'pool' && !hasPool ? 'lawn' : front,
    tree,
    light,
    weather,
    sun,
    mirrored,
    detail: seed >>> 0,
  };
}
