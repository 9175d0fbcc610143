import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FirstRead } from '#shared/routes/first-reads.ts';

const generated = join(import.meta.dirname, '../../generated/persisted-documents.json');

/**
 * The requests of these queries, with the texts of their documents as the application sends them.
 * @param variables of each query, by name of the operation
 * @throws Error when no document has such an operation
 */
export async function readsOf(
  variables: Readonly<Record<string, FirstRead['variables']>>,
): Promise<FirstRead[]> {
  const texts: unknown = JSON.parse(await readFile(generated, 'utf8'));
  const documents = Object.values(texts ?? {}).map(String);
  return Object.entries(variables).map(([operationName, values]) => {
    const query = documents.find((text) => new RegExp(`\\bquery ${operationName}\\b`).test(text));
    if (query === undefined) throw new Error(`there is no query ${operationName}`);
    return { operationName, query, variables: values };
  });
}
