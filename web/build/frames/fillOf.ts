import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const web = join(import.meta.dirname, '../..');

/** Maximum size in bytes: the script is part of every such page. */
const LIMIT = 4000;

/**
 * Builds a script that a page contains, so that it runs before the application is loaded.
 * @param module that has only imports which such a script needs
 * @throws Error when the script is too large
 */
export async function fillOf(module: string, config: InlineConfig): Promise<string> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: join(web, module), output: { format: 'iife' } },
    },
  });
  const files = (Array.isArray(built) ? built : [built]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const code = files.map((file) => (file.type === 'chunk' ? file.code.trim() : '')).join('');
  if (code.length > LIMIT) throw new Error(`${module} makes a script of ${code.length} bytes`);
  return code;
}
