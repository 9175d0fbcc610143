import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { cacheKey } from '#cache/key.ts';
import { CALLER_TOKEN_HEADER } from '../caller/caller-token.ts';
import { isOwnOrigin } from '../caller/own-origin.ts';
import { readCookies } from '../caller/session-cookies.ts';

const PATH = '/graphql?';
/**
 * Values of `accept` that browsers and the Apollo client send. The response depends on it, so there is an entry for
 * each; any other value goes to the app.
 */
const acceptedForms: ReadonlySet<string> = new Set([
  '',
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json,application/json;q=0.9',
]);

/** The rules that decide whether the response to a request may be cached. */
export interface CacheableRequestRules {
  readonly isSecure: boolean;
  readonly origins: () => readonly string[];
}

/**
 * The request key: language, `accept` and URL, one per line; two requests with the same key get the same response. Null
 * for all requests except a GET of our own client without a session; those go to the app.
 */
export function requestKeyOf(
  request: IncomingMessage,
  { isSecure, origins }: CacheableRequestRules,
): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || !url.startsWith(PATH)) return null;
  // A page of another origin cannot set this type, which Apollo Server requires too.
  if (headers['content-type'] !== 'application/json') return null;
  if (headers.authorization !== undefined || headers[CALLER_TOKEN_HEADER] !== undefined) return null;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return null;
  if (!isOwnOrigin(request, origins())) return null;
  const { accept = '' } = headers;
  if (!acceptedForms.has(accept)) return null;
  if (headers.cookie === undefined) return `en\n${accept}\n${url}`;
  const { session, language } = readCookies(request, isSecure);
  return session === null ? `${language}\n${accept}\n${url}` : null;
}

const parameterNames: ReadonlySet<string> = new Set(['operationName', 'variables', 'extensions']);
/** Clients send their version beside it, which is ignored. */
const extensionsShape = z.object({
  persistedQuery: z.strictObject({ version: z.literal(1), sha256Hash: z.string() }),
});
/** Number of cached texts of `extensions`. A few are enough, because nearly all requests have one of a few queries. */
const MAX_EXTENSIONS = 100;
const documentIds = new LRUCache<string, string>({
  max: MAX_EXTENSIONS,
  memoMethod: (extensions) => extensionsShape.parse(JSON.parse(extensions)).persistedQuery.sha256Hash,
});
type JsonObject = Readonly<Record<string, z.core.util.JSONType>>;
/** Its values are JSON, because the whole text was parsed as JSON. */
const variablesShape = z.custom<JsonObject>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** The document and the variables of a request. */
export interface ParsedRequest {
  readonly documentId: string;
  readonly operationName: string | undefined;
  readonly variables: JsonObject;
  /** Equal for requests that get the same response: document, variables in any order, language and `accept`. */
  readonly entryKey: string;
}

/**
 * Null for a URL that does not name a document by its id, or has further parameters.
 * @param isPersisted tells whether there is such a document: variables of unknown documents are not read
 */
export function parseRequestKey(
  requestKey: string,
  isPersisted: (id: string) => boolean,
): ParsedRequest | null {
  const urlAt = requestKey.lastIndexOf('\n') + 1;
  const url = requestKey.slice(urlAt);
  const given = new Map<string, string>();
  // Parsed as in Apollo Server, whose response is cached.
  for (const [name, value] of new URLSearchParams(url.slice(url.indexOf('?')))) {
    if (!parameterNames.has(name) || given.has(name)) return null;
    given.set(name, value);
  }
  try {
    const documentId = documentIds.memo(given.get('extensions') ?? '');
    if (!isPersisted(documentId)) return null;
    const variables = variablesShape.parse(JSON.parse(given.get('variables') ?? '{}'));
    const operationName = given.get('operationName');
    const cacheableKey = requestKey.slice(0, urlAt);
    return {
      documentId,
      operationName,
      variables,
      entryKey: cacheKey(documentId, operationName ?? null, variables, cacheableKey),
    };
  } catch {
    // Invalid JSON, another shape, or nested too deeply.
    return null;
  }
}
