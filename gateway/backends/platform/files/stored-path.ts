import { join } from 'node:path';

/**
 * Path of a file below the uploads folder, by its id: in a folder named after its first two digits. Ids are generated
 * by us, so they are safe in paths.
 */
export const storedPath = (id: string): string => join(id.slice(0, 2), id);
