import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const SCENES = [
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
export const PALETTES = ['noon', 'morning', 'golden', 'dawn', 'dusk', 'night'] as const;

export type Scene = (typeof SCENES)[number];
export type Palette = (typeof PALETTES)[number];

/** Address of a scene in a palette, on our own origin. */
export const pictureUrl = (scene: Scene, palette: Palette): string => `/files/demo/${scene}-${palette}.svg`;

const palettes = z.record(z.string(), z.record(z.string(), z.string()));

/**
 * A scene in a palette as a picture of its own: the variables are resolved, so that it needs no style rule.
 * @returns null when there is no such scene or palette
 */
export async function paintScene(folder: string, scene: string, palette: string): Promise<string | null> {
  if (!SCENES.some((name) => name === scene)) return null;
  const colours = palettes.parse(JSON.parse(await readFile(join(folder, 'palettes.json'), 'utf8')))[palette];
  if (!colours) return null;
  const template = await readFile(join(folder, `${scene}.svg`), 'utf8');
  return template
    .replace(/<style>svg\{[^}]*\}<\/style>/, '')
    .replaceAll(/var\(--(\w+)\)/g, (_match, role: string) => colours[role] ?? '#888');
}
