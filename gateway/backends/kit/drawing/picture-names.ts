import { BACKDROPS } from './surroundings/backdrops.ts';
import { FRONTS } from './buildings/fronts.ts';
import { HOUSES, type Outside } from './outside.ts';
import { BEDS, RANKS, type RoomPicture } from './room.ts';
import { LIGHTS } from './palette.ts';
import { SUNS, WEATHERS } from './surroundings/sky.ts';
import { TREES } from './surroundings/trees.ts';

const highestDetail = 0xffff_ffff;

/**
 * Name of a picture's file without its extension. It contains everything that the picture depends on, so that a URL
 * always shows the same picture.
 */
export const outsideName = ({
  house,
  backdrop,
  front,
  tree,
  light,
  weather,
  sun,
  mirrored,
  detail,
}: Outside): string =>
  [house, backdrop, front, tree, light, weather, `${sun}${Number(mirrored)}`, detail.toString(36)].join('-');

const member = <T extends string>(list: readonly T[], word: string | undefined): T | undefined =>
  list.find((each) => each === word);

/** @returns undefined for a name that is not the name of such a picture */
export function outsidePictureFromName(name: string): Outside | undefined {
  const [house, backdrop, front, tree, light, weather, place = '', number = '', ...more] = name.split('-');
  const [kind, behind, before, plant] = [
    member(HOUSES, house),
    member(BACKDROPS, backdrop),
    member(FRONTS, front),
    member(TREES, tree),
  ];
  const [hour, air, detail] = [member(LIGHTS, light), member(WEATHERS, weather), Number.parseInt(number, 36)];
  const sun = Number(place[0]);
  if (!kind || !behind || !before || !plant || !hour || !air || more.length > 0) return undefined;
  if (
    !/^\d[01]$/.test(place) ||
    sun >= SUNS.length ||
    !(detail <= highestDetail) ||
    detail.toString(36) !== number
  )
    return undefined;
  return {
    house: kind,
    backdrop: behind,
    front: before,
    tree: plant,
    light: hour,
    weather: air,
    sun,
    mirrored: place[1] === '1',
    detail,
  };
}

/** Name of the file of a room's picture without its extension, like `outsideName` for the outside of a hotel. */
export const roomName = ({ bed, rank, view, light, weather, sun, mirrored, detail }: RoomPicture): string =>
  ['in', bed, rank, view, light, weather, `${sun}${Number(mirrored)}`, detail.toString(36)].join('-');

/** @returns undefined for a name that is not the name of such a picture */
export function roomPictureFromName(name: string): RoomPicture | undefined {
  const [first, bedWord, rankWord, viewWord, light, weather, place = '', number = '', ...more] =
    name.split('-');
  const [bed, rank, view] = [member(BEDS, bedWord), member(RANKS, rankWord), member(BACKDROPS, viewWord)];
  const [hour, air, detail] = [member(LIGHTS, light), member(WEATHERS, weather), Number.parseInt(number, 36)];
  const sun = Number(place[0]);
  if (first !== 'in' || !bed || !rank || !view || !hour || !air || more.length > 0) return undefined;
  if (
    !/^\d[01]$/.test(place) ||
    sun >= SUNS.length ||
    !(detail <= highestDetail) ||
    detail.toString(36) !== number
  )
    return undefined;
  return { bed, rank, view, light: hour, weather: air, sun, mirrored: place[1] === '1', detail };
}
