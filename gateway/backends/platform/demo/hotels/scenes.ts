import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { outsidePictureFromName, roomPictureFromName } from '#backends/kit/drawing/picture-names.ts';
import { drawOutside } from '#backends/kit/drawing/outside.ts';
import type { Light } from '#backends/kit/drawing/palette.ts';
import { drawRoom } from '#backends/kit/drawing/room.ts';

/** Complete scenes. Hotels of older installations use all of them. */
const SCENES = [
  'sea',
  'city',
  'desert',
  'oldtown',
  'mountains',
  'pool',
  'suite',
  'room',
  'lobby',
  'restaurant',
] as const;

type Scene = (typeof SCENES)[number];

/** URL of a scene in the colours of a palette, on our own origin. */
export const pictureUrl = (scene: Scene, palette: Light): string => `/files/demo/${scene}-${palette}.svg`;

const palettes = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * A scene in the colours of a palette as a picture of its own: variables are replaced by values, so that it needs no
 * style sheet.
 * @returns null when there is no such scene or palette
 */
async function paintScene(folder: string, scene: string, palette: string): Promise<string | null> {
  if (!SCENES.some((name) => name === scene)) return null;
  const colours = palettes.parse(JSON.parse(await readFile(join(folder, 'palettes.json'), 'utf8')))[palette];
  if (!colours) return null;
  const template = await readFile(join(folder, `${scene}.svg`), 'utf8');
  return template
    .replace(/<style>svg\{[^}]*\}<\/style>/, '')
    .replaceAll(/var\(--(\w+)\)/g, (_match, role: string) => colours[role] ?? '#888');
}

/**
 * The picture with this name: a scene in the colours of a palette, or the drawing of a hotel or a room.
 * @returns null when no picture has this name
 */
export async function drawnScene(folder: string, name: string): Promise<string | null> {
  const outside = outsidePictureFromName(name);
  if (outside) return drawOutside(outside);
  const room = roomPictureFromName(name);
  if (room) return drawRoom(room);
  const [, scene, palette] = /^([a-z]+)-([a-z]+)$/.exec(name) ?? [];
  return scene && palette ? paintScene(folder, scene, palette) : null;
}
