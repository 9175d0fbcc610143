import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { cacheKey } from '#cache/key.ts';
import { CALLER_TOKEN_HEADER } from '../caller/caller-token.ts';
import { isOwnOrigin } from '../caller/own-origin.ts';
import { readCookies } from '../caller/session-cookies.ts';

const PATH = '/graphql?';
/** How clients ask for JSON: the Apollo client's way, and the plain ones. Any other way would be an answer of its own. */
const acceptedForms: ReadonlySet<string> = new Set([
  '',
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json,application/json;q=0.9',
]);

/** What tells that a request may be a visitor's question for a kept answer. */
export interface AskingRules {
  readonly isSecure: boolean;
  readonly origins: () => readonly string[];
}

/**
 * What a visitor's question depends on: language, accepted form and address, a line each. Null for whatever is no GET of
 * our own client without a session, which then takes the usual way.
 */
export function askedAddress(request: IncomingMessage, { isSecure, origins }: AskingRules): string | null {
  const { method, url = '', headers } = request;
  if (method !== 'GET' || !url.startsWith(PATH)) return null;
  // A page of another origin cannot set this type, as Apollo Server asks for too.
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

const parameters = z.strictObject({
  operationName: z.string().optional(),
  variables: z.string().optional(),
  extensions: z.string(),
});
/** Clients tell their version beside it. */
const named = z.object({
  persistedQuery: z.strictObject({ version: z.literal(1), sha256Hash: z.string() }),
});
const variablesShape = z.record(z.string(), z.json());

/** Which document is asked for with which variables. */
export interface Asked {
  readonly id: string;
  /** Equal for equal variables, in whatever order they are written. */
  readonly variablesKey: string;
}

/**
 * Null for an address that names no document by its id, or says more than that.
 * @param isKnown whether there is such a document: the variables of any other are not read
 */
export function readAddress(address: string, isKnown: (id: string) => boolean): Asked | null {
  const url = address.slice(address.lastIndexOf('\n') + 1);
  // Read as Apollo Server reads it: what is kept is what it answered.
  const search = new URLSearchParams(url.slice(url.indexOf('?')));
  if (search.size !== new Set(search.keys()).size) return null;
  try {
    const asked = parameters.parse(Object.fromEntries(search));
    const { persistedQuery } = named.parse(JSON.parse(asked.extensions));
    if (!isKnown(persistedQuery.sha256Hash)) return null;
    const variables = variablesShape.parse(JSON.parse(asked.variables ?? '{}'));
    return {
      id: persistedQuery.sha256Hash,
      variablesKey: cacheKey(asked.operationName ?? null, variables),
    };
  } catch {
    // Not JSON, not of this shape, or nested too deeply to be read.
    return null;
  }
}
