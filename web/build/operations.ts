import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const generated = join(import.meta.dirname, '../generated/graphql.ts');
const folder = join(import.meta.dirname, '../generated/operations/');

const constant = /^export const (\w+)\b/;

/**
 * Splits the generated file into a module per document and hook, so that a page loads only its own operations: in one
 * file the parsed documents of the complete product, including the admin pages, are a quarter of a megabyte on every
 * page.
 */
export function operationModules(): Plugin {
  const sources = new Map<string, string>();
  const header: string[] = [];
  const read = async () => {
    sources.clear();
    header.length = 0;
    for (const line of (await readFile(generated, 'utf8')).split('\n')) {
      const [, name] = constant.exec(line) ?? [];
      if (name) sources.set(name, line);
      if (line.startsWith('import {')) header.push(line);
    }
  };
  return {
    name: 'operation-modules',
    apply: 'build',
    enforce: 'pre',
    buildStart: read,
    resolveId: (id) => (id.startsWith(folder) ? id : null),
    load(id) {
      if (id === generated) {
        const code = [...sources.keys()].map((name) => `export { ${name} } from '${folder}${name}.ts';`);
        return { code: code.join('\n'), moduleSideEffects: false };
      }
      if (!id.startsWith(folder)) return null;
      const name = id.slice(folder.length, -'.ts'.length);
      const source = sources.get(name);
      if (source === undefined) return null;
      const [used] = /\b\w+Document\b(?=, options\);$)/.exec(source) ?? [];
      const imports = used ? [...header, `import { ${used} } from '${folder}${used}.ts';`] : [];
      return { code: [...imports, source].join('\n'), moduleSideEffects: false };
    },
  };
}
