import { join } from 'node:path';
import type { Rolldown } from 'vite';

const web = join(import.meta.dirname, '..');

/** Addresses of the scripts and styles that come with a module at once. */
export function filesOf(module: string, bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = chunks.find(({ moduleIds }) => moduleIds.includes(join(web, module)));
  const seen = new Set<string>();
  const styles = new Set<string>();
  const waiting = first ? [first.fileName] : [];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    waiting.push(...chunk.imports);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(`/${style}`);
  }
  return { scripts: [...seen].map((name) => `/${name}`), styles: [...styles] };
}
