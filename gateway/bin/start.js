// @ts-check
/** `npm start`: builds when a source has changed since the last build, then runs the product. */
import { pathToFileURL } from 'node:url';
import { build, entry, isBuilt } from './build-product.js';
import { endWithNpm } from './end-with-npm.js';

if (process.env['SOLERA_SKIP_BUILD'] !== '1' && !isBuilt()) build();
endWithNpm();
await import(pathToFileURL(entry).href);
