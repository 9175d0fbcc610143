import { z } from 'zod';
import { budgets } from '../budgets.ts';
import { createUpstreamHttp } from '../http.ts';
import type { UpstreamSettings } from '../http.ts';
import { parseJson, parseReply } from '../wire-kit.ts';

const UPSTREAM = 'exchange-rates';
const site = { upstream: UPSTREAM, call: 'read' };

/** The shape is documented in README.md, under `RATES_URL`. Rates are strings, because JSON numbers may lose digits. */
const ratesWire = z.object({
  asOf: z.iso.date(),
  shekelsPerUnit: z.record(z.string().regex(/^[A-Z]{3}$/), z.string().regex(/^\d{1,9}(\.\d{1,10})?$/)),
});

/** A table as the source returns it; the caller checks whether it is plausible. */
type RatesAnswer = z.output<typeof ratesWire>;

export interface RatesSource {
  readonly address: string;
  /** @throws AppError UPSTREAM_ERROR, TIMEOUT, RATE_LIMITED */
  read(): Promise<RatesAnswer>;
}

/** @param settings `baseUrl` is the complete URL of the table */
export function createRatesSource(settings: UpstreamSettings): RatesSource {
  const http = createUpstreamHttp(settings, {
    upstream: UPSTREAM,
    unavailable: 'UPSTREAM_ERROR',
    headers: {},
  });
  return {
    address: settings.baseUrl,
    async read() {
      const { status, text } = await http.send({
        call: 'read',
        method: 'GET',
        path: '',
        budget: budgets.exchangeRates,
      });
      return parseReply(ratesWire, status === 200 ? parseJson(text, site) : null, site);
    },
  };
}
