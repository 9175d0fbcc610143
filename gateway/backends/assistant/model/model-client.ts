import type OpenAI from 'openai';

/** Where a model is that speaks the OpenAI protocol. */
export interface ModelAddress {
  /** Base address, for example `http://localhost:11434/v1`. */
  readonly url: string;
  readonly name: string;
  /** Bearer; null for a server that wants none. */
  readonly key: string | null;
}

/** A model that can be asked. */
export interface ModelClient {
  readonly openai: OpenAI;
  readonly name: string;
}

/** Longest that connecting and one whole round may take; waiting for words has limits of its own. */
const ROUND_MS = 20_000;

/** The library tells the server which system it runs on. Nobody needs to know. */
const silenced = Object.fromEntries(
  ['Arch', 'Lang', 'OS', 'Package-Version', 'Runtime', 'Runtime-Version', 'Retry-Count', 'Timeout'].map(
    (fact) => [`X-Stainless-${fact}`, null],
  ),
);

/** The client of a model. Reads nothing of the environment, sends nothing to anybody else, never tries twice. */
export async function createModelClient({ url, name, key }: ModelAddress): Promise<ModelClient> {
  // Only who has a model pays for loading the library.
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
