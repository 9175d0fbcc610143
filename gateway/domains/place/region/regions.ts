import { foldText } from '#shared/text/fold-text.ts';
import { plainSpelling } from '../match/place-match.ts';
import { countrySides } from './country-sides.ts';
import { REGION_ROWS } from './region-rows.ts';

/** A region that people name and that cannot be searched itself, only its cities. */
export interface Region {
  /** English name with its article, as in a sentence. */
  readonly name: string;
  readonly nameHe: string;
  readonly country: string;
  /** Folded English names of its cities, the best one for a search first. */
  readonly cities: readonly string[];
  /** Its names, folded, without `loneNames`. */
  readonly names: readonly string[];
  /** Folded names that are also parts of other names (“Riviera Maya”): they count only when they are the whole text. */
  readonly loneNames: readonly string[];
}

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

export const regions: readonly Region[] = [
  ...REGION_ROWS.trim().split('\n').map(regionOf),
  ...countrySides.map((side): Region =>
    Object.assign({}, side, { names: [...new Set([side.name, ...side.names].map(fold))], loneNames: [] }),
  ),
];

const [byName, byLoneName] = [
  new Map(regions.flatMap((region) => region.names.map((name) => [name, region]))),
  new Map(regions.flatMap((region) => region.loneNames.map((name) => [name, region]))),
];

/** The region with a folded name. Some names count only when they are the whole text. */
export const regionNamed = (
  name: string,
  { isWholeText }: { readonly isWholeText: boolean },
): Region | undefined => byName.get(name) ?? (isWholeText ? byLoneName.get(name) : undefined);
