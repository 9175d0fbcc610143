import { z } from 'zod';
import { Visitor } from '../support/visitor.ts';
import type { Ledger } from './ledger.ts';

/** Longer than any response of the product may take: 27 s, plus a margin for a busy machine. */
const PATIENCE_MS = 60_000;

const refusals = z.object({
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
});

/** The response was lost, because the gateway died or the connection failed. */
class Lost extends Error {}

/** A browser with an IP address of its own; its requests go to any gateway that is up. */
export class Caller extends Visitor {
  readonly #ledger: Ledger;
  readonly #address: string;

  constructor(gateway: () => string, ledger: Ledger, address: string) {
    super(gateway);
    this.#ledger = ledger;
    this.#address = address;
  }

  /** @throws Lost when no readable response arrives */
  override async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    this.#ledger.count('requests');
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.#address);
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const response = await super.fetch(path, { ...init, headers, signal });
      const { errors = [] } = refusals.parse(await response.clone().json());
      for (const { extensions } of errors) this.#ledger.met(extensions.code);
      return response;
    } catch (cause) {
      const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
      this.#ledger.count(isLate ? 'unanswered' : 'answers lost');
      throw new Lost('no answer', { cause });
    }
  }
}
