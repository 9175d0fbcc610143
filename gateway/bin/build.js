// @ts-check
/** `npm run build`. */
import { build } from './build-product.js';

build();
