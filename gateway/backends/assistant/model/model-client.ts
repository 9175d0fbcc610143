/** The client of a model that speaks the OpenAI protocol. */
import type OpenAI from 'openai';

/** Where a model that speaks the OpenAI protocol is reached. */
export interface ModelEndpoint {
  /** Base URL, for example `http://localhost:11434/v1`. */
  readonly url: string;
  readonly name: string;
  /** Bearer token; null for a server that needs none. */
  readonly key: string | null;
}

/** A client and the name of its model. */
export interface ModelClient {
  readonly openai: OpenAI;
  readonly name: string;
}

/** Maximum number of milliseconds until the response headers arrive; the model reader limits the whole request. */
const ROUND_MS = 20_000;

/** The library sends headers about the system it runs on; they are removed. */
const silenced = Object.fromEntries(
  ['Arch', 'Lang', 'OS', 'Package-Version', 'Runtime', 'Runtime-Version', 'Retry-Count', 'Timeout'].map(
    (fact) => [`X-Stainless-${fact}`, null],
  ),
);

/** Creates the client. It reads no environment variables, contacts no other server and never retries. */
export async function createModelClient({ url, name, key }: ModelEndpoint): Promise<ModelClient> {
  // Loaded only when a model is configured, because it takes long.
  const library = await import('openai');
  const openai = new library.OpenAI({
    baseURL: url,
    apiKey: key ?? 'none',
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    timeout: ROUND_MS,
    defaultHeaders: silenced,
    fetchOptions: { redirect: 'error' },
  });
  return { openai, name };
}
