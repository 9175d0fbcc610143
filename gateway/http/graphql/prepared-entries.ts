import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import { allOf, type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
import { preparedParts, splitDocument } from './prepared-parts.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A part of a result, as JSON. */
export class PreparedJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** For `JSON.stringify`, when it is called by anything other than `jsonOf`. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}

/** Objects of results that contain prepared JSON. */
const withPrepared = new WeakSet<object>();

/** JSON of a part of a result; undefined for values that JSON leaves out. */
function partJson(value: unknown): string | undefined {
  if (value instanceof PreparedJson) return value.text;
  if (typeof value !== 'object' || value === null || !withPrepared.has(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((entry) => partJson(entry) ?? 'null').join(',')}]`;
  return membersJson(value);
}

/** JSON of an object. The names in a result need no escapes. */
function membersJson(value: object): string {
  let members = '';
  for (const [name, member] of Object.entries(value)) {
    const text = partJson(member);
    if (text !== undefined) members += `${members === '' ? '' : ','}"${name}":${text}`;
  }
  return `{${members}}`;
}

/** The same as `JSON.stringify`, for a result whose data may contain prepared JSON. */
export const jsonOf = (result: { readonly data?: object | null }): string =>
  result.data && withPrepared.has(result.data) ? membersJson(result) : JSON.stringify(result);

/**
 * Maximum number of characters of all stored texts, of hotels and of facets; the text of a hotel has about two
 * thousand.
 */
const MAX_CHARACTERS = 8 * 2 ** 20;
/** Maximum number of texts of one entry: one for each document and set of variables. */
const MAX_TEXTS = 4;

/** JSON of entries by entry and key; the least recently used entries are dropped first. */
export function createEntryTexts(maxCharacters = MAX_CHARACTERS) {
  const texts = new LRUCache<object, ReadonlyMap<string, PreparedJson>>({
    maxSize: maxCharacters,
    sizeCalculation: (ofEntry) =>
      [...ofEntry].reduce((sum, [key, { text }]) => sum + key.length + text.length, 1),
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

/** Executes a document with prepared parts; null when an entry has an error, or nothing was executed. */
export type ExecutePrepared = (context: unknown, variables: Variables) => MaybeLater<ExecutionResult | null>;

interface CompiledPart {
  readonly path: readonly string[];
  readonly query: CompiledQuery['query'];
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
function entryReader({ query, variables, key }: CompiledPart, texts: EntryTexts) {
  const jsonIn = ({ data, errors }: ExecutionResult): PreparedJson | null =>
    !data || errors ? null : new PreparedJson(JSON.stringify(data));
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
        const result = query(entry, context, own);
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
  const compile = (partSchema: GraphQLSchema, part: DocumentNode): CompiledQuery['query'] => {
    const compiled = compileQuery(partSchema, part);
    if (!isCompiledQuery(compiled)) throw compiled.errors?.[0] ?? new Error('not compiled');
    return compiled.query;
  };
  const rest = compile(split.restSchema, split.rest);
  const readers = split.parts.map(({ path, variables, ...part }) => {
    compiledParts += 1;
    const query = compile(part.schema, part.document);
    return { path, readerFor: entryReader({ path, variables, query, key: String(compiledParts) }, texts) };
  });
  return (context, variables) => {
    const started: MaybeLater<ExecutionResult> = rest(undefined, context, variables);
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
