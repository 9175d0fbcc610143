import { join } from 'node:path';
import type { Rolldown } from 'vite';

const web = join(import.meta.dirname, '../..');

/**
 * URLs of the scripts and styles that are loaded together with these modules; a script comes after those that it
 * imports.
 */
export function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles = new Set<string>();
  const take = (name: string): void => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(take);
    scripts.push(`/${name}`);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
  };
  for (const module of modules) {
    const first = chunks.find(({ moduleIds }) => moduleIds.includes(join(web, module)));
    if (first) take(first.fileName);
  }
  return { scripts, styles: [...styles] };
}
