import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { PersistedDocuments } from '../../response-cache/persisted-documents.ts';
import type { CacheRecording } from '../../response-cache/response-cache.ts';
import type { ParsedRequest } from '../answer-over-http.ts';
import { type KnownQuery, knownQueryOf } from './known-query.ts';

type Variables = Readonly<Record<string, unknown>>;

/** A request in a usual form, for a query that was found valid before. */
export interface DirectRequest {
  readonly query: KnownQuery;
  /** A separate object for each request. */
  readonly variables: Variables;
  /** Type of the response. */
  readonly contentType: string;
}

export interface DirectRequestDeps {
  /** Valid documents by their text. */
  readonly documents: { find(text: string): DocumentNode | undefined };
  readonly persisted: PersistedDocuments;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const GRAPHQL_TYPE = 'application/graphql-response+json; charset=utf-8';
/** What Apollo Server sends for the values of `accept` that browsers, the Apollo client and scripts send. */
const contentTypes: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, JSON_TYPE],
  ['', JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json', GRAPHQL_TYPE],
  ['application/graphql-response+json,application/json;q=0.9', GRAPHQL_TYPE],
]);

const isRecord = (value: unknown): value is Variables =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Its values are JSON, because the whole body was parsed as JSON. */
const record = z.custom<Variables>(isRecord);
const operationName = z.string().nullish();

const withText = z.object({
  query: z.string(),
  operationName,
  variables: record.nullish(),
  // A request with both a text and an id has further rules, which Apollo Server applies.
  extensions: record.refine((extensions) => !extensions['persistedQuery']).nullish(),
});
const withId = z.object({
  query: z.undefined(),
  operationName,
  variables: record.optional(),
  extensions: z.object({ persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string() }) }),
});

interface Asked {
  readonly text: string | undefined;
  readonly operationName: string | null | undefined;
  readonly variables: Variables;
}

/** The parameters of a GET; null when one occurs twice. @throws SyntaxError for invalid JSON */
function parametersOf(url: string): unknown {
  const search = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  if (search.size !== new Set(search.keys()).size) return null;
  const parsed = (name: string): unknown => {
    const text = search.get(name);
    return text === null ? undefined : JSON.parse(text);
  };
  return {
    query: search.get('query') ?? undefined,
    operationName: search.get('operationName'),
    variables: parsed('variables'),
    extensions: parsed('extensions'),
  };
}

function askedByGet(url: string, persisted: PersistedDocuments): Asked | null {
  try {
    const { data } = withId.safeParse(parametersOf(url));
    if (!data) return null;
    const text = persisted.get(data.extensions.persistedQuery.sha256Hash)?.text;
    return { text, operationName: data.operationName, variables: data.variables ?? {} };
  } catch {
    return null;
  }
}

function askedByPost(body: unknown): Asked | null {
  const { data } = withText.safeParse(body);
  return data
    ? { text: data.query, operationName: data.operationName, variables: data.variables ?? {} }
    : null;
}

/**
 * Reads a request as Apollo Server does.
 * @returns null for a request in another form, or for a document that is not known yet: they need Apollo Server
 */
export function directRequestOf(
  { request, body }: ParsedRequest,
  recording: CacheRecording | null,
  { documents, persisted }: DirectRequestDeps,
): DirectRequest | null {
  const { method, url = '', headers } = request;
  const contentType = contentTypes.get(headers.accept);
  if (contentType === undefined) return null;
  let asked: Asked | null = null;
  if (recording) asked = recording.asked;
  else if (method === 'POST') asked = askedByPost(body);
  // A page of another origin cannot set this type.
  else if (method === 'GET' && headers['content-type'] === 'application/json')
    asked = askedByGet(url, persisted);
  if (asked?.text === undefined) return null;
  const document = documents.find(asked.text);
  const query = document && knownQueryOf(document);
  if (!query || (asked.operationName ?? query.name) !== query.name) return null;
  return { query, variables: asked.variables, contentType };
}
