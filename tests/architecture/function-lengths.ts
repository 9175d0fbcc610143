import { parseSync } from 'oxc-parser';
import type { SourceFile } from '../support/source-files.ts';

/** A function of a file and its length. */
export interface FunctionLength {
  /** Path of the file and name of the function; an anonymous one has the name of its container. */
  readonly name: string;
  readonly lines: number;
  /** Lines outside its inner functions. */
  readonly ownLines: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const isNode = (value: unknown): value is Node & Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;

const isFunction = ({ type }: Node): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

/** Name of a declaration, a property or a variable; null without one. */
const nameOf = (node: Record<string, unknown>): string | null => {
  const named = node['id'] ?? node['key'];
  return isNode(named) && typeof named['name'] === 'string' ? named['name'] : null;
};

/** Every function of the files, inner ones included. */
export function functionLengths(files: readonly SourceFile[]): FunctionLength[] {
  return files.flatMap(({ path, text }) => {
    const lengths: FunctionLength[] = [];
    const linesOf = ({ start, end }: Node) => text.slice(start, end).split('\n').length;
    /** Lines of the functions directly inside a node. */
    const walk = (value: unknown, holder: string): number => {
      if (Array.isArray(value)) return value.reduce((sum: number, item) => sum + walk(item, holder), 0);
      if (!isNode(value)) return 0;
      const name = nameOf(value) ?? holder;
      const inner = Object.values(value).reduce((sum: number, child) => sum + walk(child, name), 0);
      if (!isFunction(value)) return inner;
      const lines = linesOf(value);
      lengths.push({ name: `${path} ${name}`, lines, ownLines: lines - inner });
      return lines;
    };
    walk(parseSync(path, text).program.body, 'module');
    return lengths;
  });
}
