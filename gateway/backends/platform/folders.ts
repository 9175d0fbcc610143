import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** SQL migrations, in order; a build has to copy this folder beside its output. */
export const migrationsFolder = join(here, 'migrations');

/** Scenes and palettes of the demo pictures; a build has to copy this folder beside its output. */
export const demoArtFolder = join(here, 'demo-art');
