import { join } from 'node:path';

/** Path of a file below the uploads folder, by its id: folders of the first two digits. Ids are ours, so they make safe paths. */
export const storedPath = (id: string): string => join(id.slice(0, 2), id);
