import {
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { allOf, type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
import { preparedParts, splitDocument } from './prepared-parts.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A part of a result as JSON in UTF-8, whose bytes are copied into responses. */
export class PreparedJson {
  readonly bytes: Uint8Array;

  /** @param bytes in memory of their own: a slice of Node's buffer pool would keep all of it */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** For `JSON.stringify`, when it is called by anything other than `jsonOf`. */
  toJSON(): unknown {
    return JSON.parse(Buffer.from(this.bytes).toString());
  }
}

/** Objects of results that contain prepared JSON. */
const withPrepared = new WeakSet<object>();

/** JSON that is being written. */
interface Written {
  readonly parts: Uint8Array[];
  /** What follows the parts. */
  text: string;
}

/** Writes the JSON of a value. */
function write(written: Written, value: unknown): void {
  if (value instanceof PreparedJson) {
    written.parts.push(Buffer.from(written.text), value.bytes);
    written.text = '';
  } else if (typeof value !== 'object' || value === null || !withPrepared.has(value)) {
    written.text += JSON.stringify(value);
  } else if (Array.isArray(value)) {
    written.text += '[';
    for (const [at, entry] of value.entries()) {
      if (at > 0) written.text += ',';
      write(written, entry);
    }
    written.text += ']';
  } else {
    writeMembers(written, value);
  }
}

/** Writes the JSON of an object. The names in a result need no escapes. */
function writeMembers(written: Written, value: object): void {
  let before = '{';
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue;
    written.text += `${before}"${name}":`;
    write(written, member);
    before = ',';
  }
  written.text += before === '{' ? '{}' : '}';
}

/** JSON of a value that may contain prepared JSON, and what follows it. */
function bytesIn(value: object, end = ''): Buffer {
  const written: Written = { parts: [], text: '' };
  write(written, value);
  return Buffer.concat([...written.parts, Buffer.from(written.text + end)]);
}

/** The JSON of a result whose data may contain prepared JSON, and what follows it. */
export function bytesOf(result: { readonly data?: object | null }, end = ''): Buffer {
  if (result.data && withPrepared.has(result.data)) withPrepared.add(result);
  return bytesIn(result, end);
}

/** `bytesOf` as a text. */
export const jsonOf = (result: { readonly data?: object | null }): string => bytesOf(result).toString();

/** Maximum number of bytes of all stored texts, of hotels and of facets; the text of a hotel has about two thousand. */
const MAX_BYTES = 8 * 2 ** 20;
/** Maximum number of texts of one entry: one for each document and set of variables. */
const MAX_TEXTS = 4;

/** JSON of entries by entry and key; the least recently used entries are dropped first. */
export function createEntryTexts(maxBytes = MAX_BYTES) {
  const texts = new LRUCache<object, ReadonlyMap<string, PreparedJson>>({
    maxSize: maxBytes,
    sizeCalculation: (ofEntry) =>
      [...ofEntry].reduce((sum, [key, { bytes }]) => sum + key.length + bytes.length, 1),
  });
  return {
    find: (entry: object, key: string): PreparedJson | undefined => texts.get(entry)?.get(key),
    keep: (entry: object, key: string, json: PreparedJson): void => {
      const others = [...(texts.get(entry) ?? [])].slice(1 - MAX_TEXTS);
      texts.set(entry, new Map([...others, [key, json]]));
    },
  };
}

export type EntryTexts = ReturnType<typeof createEntryTexts>;

/**
 * Executes a document with prepared parts; null when an entry has an error, or nothing was executed.
 * @param root value of the query itself, for the document of an entry
 */
export type ExecutePrepared = (
  context: unknown,
  variables: Variables,
  root?: object,
) => MaybeLater<ExecutionResult | null>;

interface CompiledPart {
  readonly path: readonly string[];
  readonly execute: ExecutePrepared;
  readonly variables: readonly string[];
  /** Different for every part of every document. */
  readonly key: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type ReadEntry = (entry: unknown) => MaybeLater<PreparedJson | null>;

/**
 * Creates a function that executes the fields of an entry; null for an error. The JSON is stored when nothing was
 * awaited.
 */
function entryReader({ execute, variables, key }: CompiledPart, texts: EntryTexts) {
  const jsonIn = (result: ExecutionResult | null): PreparedJson | null =>
    !result?.data || result.errors ? null : new PreparedJson(new Uint8Array(bytesIn(result.data)));
  return (context: unknown, all: Variables): ReadEntry => {
    const own = Object.fromEntries(
      variables.filter((name) => name in all).map((name): [string, unknown] => [name, all[name]]),
    );
    const fullKey = variables.length === 0 ? key : `${key} ${JSON.stringify(own)}`;
    return (entry) => {
      if (typeof entry !== 'object' || entry === null) return null;
      const known = texts.find(entry, fullKey);
      if (known) return known;
      try {
        const result = execute(context, own, entry);
        if (result instanceof Promise) return result.then(jsonIn);
        const json = jsonIn(result);
        if (json) texts.keep(entry, fullKey, json);
        return json;
      } catch (cause) {
        // Not thrown, because other entries may still be read: all are awaited together, so that no rejection is
        // unhandled.
        return Promise.reject(cause);
      }
    };
  };
}

/** Replaces an object, or the entries of a list, by their JSON. @returns false when one of them has an error */
function preparePart(
  data: Record<string, unknown>,
  path: readonly string[],
  read: ReadEntry,
): MaybeLater<boolean> {
  const [last = ''] = path.slice(-1);
  const around: Record<string, unknown>[] = [data];
  for (const name of path.slice(0, -1)) {
    const next = around.at(-1)?.[name];
    // Null after an error, or left out by a directive.
    if (!isRecord(next)) return true;
    around.push(next);
  }
  const holder = around.at(-1);
  const part = holder?.[last];
  if (!holder || typeof part !== 'object' || part === null) return true;
  const isList = Array.isArray(part);
  return whenKnown(allOf((isList ? part : [part]).map(read)), (prepared) => {
    if (prepared.includes(null)) return false;
    holder[last] = isList ? prepared : prepared[0];
    for (const each of [...around, prepared]) withPrepared.add(each);
    return true;
  });
}

/** Number of parts compiled so far. */
let compiledParts = 0;

/**
 * Compiles a copy of a document. graphql-jit stores the `@include` and `@skip` of each field and its parents in the nodes
 * of the document; in the original they would also apply to the entries, which are compiled separately and without the
 * variables of these directives.
 */
export const compileCopy = (schema: GraphQLSchema, document: DocumentNode): CompiledQuery | ExecutionResult =>
  compileQuery(schema, visit(document, { enter: (node) => ({ ...node }) }));

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery['query'] {
  const compiled = compileCopy(schema, document);
  if (!isCompiledQuery(compiled)) throw compiled.errors?.[0] ?? new Error('not compiled');
  return compiled.query;
}

const withRoot =
  (query: CompiledQuery['query']): ExecutePrepared =>
  (context, variables, root) =>
    query(root, context, variables);

/**
 * Compiles a document with prepared parts; null for a document without any.
 * @throws Error when a part cannot be compiled
 */
export function compilePrepared(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  texts: EntryTexts,
  prepared = preparedParts,
): ExecutePrepared | null {
  const split = splitDocument(schema, document, operation, prepared);
  if (!split) return null;
  const rest = compile(split.restSchema, split.rest);
  const readers = split.parts.map(({ path, variables, ...part }) => {
    compiledParts += 1;
    const key = String(compiledParts);
    const { schema: own, document: fields, operation: entry } = part;
    // A part may contain others.
    const inner = compilePrepared(own, fields, entry, texts, prepared);
    const execute = inner ?? withRoot(compile(own, fields));
    return { path, readerFor: entryReader({ path, variables, execute, key }, texts) };
  });
  return (context, variables, root) => {
    const started: MaybeLater<ExecutionResult> = rest(root, context, variables);
    return whenKnown(started, (result) => {
      const { data } = result;
      if (data === undefined) return null;
      if (data === null) return result;
      const areRead = readers.map(({ path, readerFor }) =>
        preparePart(data, path, readerFor(context, variables)),
      );
      return whenKnown(allOf(areRead), (areWhole) => (areWhole.includes(false) ? null : result));
    });
  };
}
