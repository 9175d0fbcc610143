import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'oxc-parser';
import packageFile from '../../package.json' with { type: 'json' };
import { root, type SourceFile } from '../support/source-files.ts';

/** One import as written, type imports included. */
export interface Edge {
  readonly from: string;
  /** Path from the project's root, or the package's name as imported. */
  readonly to: string;
  readonly isTypeOnly: boolean;
}

const withoutQuery = (text: string): string => text.replace(/\?.*$/, '');

/**
 * Every import, re-export and dynamic import of the files.
 * @throws Error for a file that cannot be parsed or a path that does not exist
 */
export function importGraph(files: readonly SourceFile[]): Edge[] {
  return files.flatMap(({ path, text }) => {
    const { module, errors } = parseSync(path, text);
    if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
    const requests = [
      ...module.staticImports.map(({ moduleRequest, entries }) => ({
        request: moduleRequest.value,
        isTypeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      })),
      ...module.staticExports.flatMap(({ entries }) =>
        entries.flatMap(({ moduleRequest, isType }) =>
          moduleRequest ? [{ request: moduleRequest.value, isTypeOnly: isType }] : [],
        ),
      ),
      ...module.dynamicImports.flatMap(({ moduleRequest }) => {
        const [, request] = /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end)) ?? [];
        return request === undefined ? [] : [{ request, isTypeOnly: false }];
      }),
    ];
    return requests.map(({ request, isTypeOnly }) => ({
      from: path,
      to: resolved(path, withoutQuery(request)),
      isTypeOnly,
    }));
  });
}

function resolved(from: string, request: string): string {
  const path = projectPath(from, request);
  if (path === null) return request;
  if (!existsSync(join(root, path))) throw new Error(`${from} imports ${request}, which does not exist`);
  return path;
}

/** Path from the project's root of a relative import or of an alias in package.json; null for a package. */
function projectPath(from: string, request: string): string | null {
  if (request.startsWith('.')) return normalize(join(dirname(from), request));
  const alias = aliases.find(([name]) => request.startsWith(name));
  return alias ? alias[1] + request.slice(alias[0].length) : null;
}

/** The aliases with their folders, such as “#models/” and “gateway/models/”. */
const aliases = Object.entries(packageFile.imports).map(
  ([name, path]) => [name.replace('*', ''), path.replace(/^\.\/|\*$/g, '')] as const,
);

/**
 * Cycles of files that import each other at runtime. Type imports are removed by the compiler and are
 * ignored.
 */
export function cyclesIn(edges: readonly Edge[]): string[] {
  const next = grouped(edges);
  const done = new Set<string>();
  const cycles: string[] = [];
  const walk = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) {
      cycles.push([...trail.slice(start), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const { to } of next.get(file) ?? []) walk(to, [...trail, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return cycles;
}

function grouped(edges: readonly Edge[]): Map<string, Edge[]> {
  const groups = new Map<string, Edge[]>();
  for (const edge of edges)
    if (!edge.isTypeOnly) groups.set(edge.from, [...(groups.get(edge.from) ?? []), edge]);
  return groups;
}
