import { z } from 'zod';

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.record(z.string(), z.unknown()).optional() }))
    .optional(),
});

/** A GraphQL response with its HTTP status and the cookies it set. */
export interface GraphqlReply<T = Record<string, unknown>> {
  readonly status: number;
  readonly data: T;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions?: Record<string, unknown> | undefined;
  }[];
  readonly cookies: readonly string[];
}

/** A browser as the gateway sees it: it stores cookies. */
export class Visitor {
  readonly #url: () => string;
  readonly #cookies: Map<string, string>;

  /** @param url evaluated for every request, because a restarted product has another port */
  constructor(url: () => string, cookies = new Map<string, string>()) {
    this.#url = url;
    this.#cookies = cookies;
  }

  /** This browser, with its cookies, at another instance: a load balancer may send it there. */
  at(url: () => string): Visitor {
    return new Visitor(url, this.#cookies);
  }

  /** Sends a request to any path of the product; redirects are returned, not followed. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.#cookies.size > 0) headers.set('cookie', this.cookieHeader);
    const response = await fetch(new URL(path, this.#url()), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      this.#cookies.set(name, value.join('='));
    }
    return response;
  }

  /** Sends a GraphQL operation; `T` is the type of its data. */
  async ask<T = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlReply<T>> {
    const response = await this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = answerShape.parse(await response.json());
    return {
      status: response.status,
      data: (data ?? {}) as T,
      errors: errors ?? [],
      cookies: response.headers.getSetCookie(),
    };
  }

  /** All stored cookies as a request header. */
  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Value of a cookie; null without one. */
  cookie(name: string): string | null {
    return this.#cookies.get(name) ?? null;
  }
}
