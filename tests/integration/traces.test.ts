import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { startStubServer, type StubServer } from '../support/servers/stub-server.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const attributeShape = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const spanShape = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(attributeShape),
});
const exportShape = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeShape) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanShape) })),
    }),
  ),
});
type ExportedSpan = z.output<typeof spanShape> & { readonly service: unknown };

/** A trace collector: it receives OTLP over HTTP, as JSON. */
let collector: StubServer;
const bodies: string[] = [];
const spans = (): ExportedSpan[] =>
  bodies.flatMap((body) =>
    exportShape.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const name = resource.attributes.find(({ key }) => key === 'service.name');
      return scopeSpans.flatMap((scope) =>
        scope.spans.map((span) => ({ ...span, service: name?.value['stringValue'] })),
      );
    }),
  );

let product: TestProduct;
beforeAll(async () => {
  collector = await startStubServer();
  collector.answer(({ url, body }, response) => {
    if (url === '/v1/traces') bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  product = await startTestProduct({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
});
afterAll(async () => {
  await product.stop();
  await collector.close();
});
beforeEach(() => {
  bodies.length = 0;
});

it('one trace follows a search through gateway, provider and platform, without personal data', async () => {
  const visitor = product.visitor();
  const city = await cityNamed(visitor, 'Haifa');
  await searchWhole(visitor, criteriaOf(city, twoNights(63)));
  const searches = () =>
    spans().filter(({ service, name }) => service === 'solera-provider' && name === 'POST search');
  await expect.poll(() => searches().length).toBeGreaterThan(0);
  const [search] = searches();
  const servicesOf = (traceId?: string) =>
    new Set(spans().flatMap((span) => (span.traceId === traceId ? [span.service] : [])));
  await expect
    .poll(() => servicesOf(search?.traceId))
    .toEqual(new Set(['solera-gateway', 'solera-provider', 'solera-platform']));
  const own = spans().filter(({ traceId }) => traceId === search?.traceId);
  const parent = own.find(({ spanId }) => spanId === search?.parentSpanId);
  expect(parent).toMatchObject({ service: 'solera-gateway', name: 'hotel-provider searchOffers' });
  expect(own.find(({ spanId }) => spanId === parent?.parentSpanId)?.name).toBe('query other');
  expect(JSON.stringify(own)).not.toMatch(/127\.0\.0\.1|Haifa|checkIn/);
});

it("a browser's trace is continued, and the product itself decides whether it is sampled", async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const spanId = 'b7ad6b7169203331';
  // The flags say “not sampled”: only our own settings decide that.
  await product
    .visitor()
    .ask('query ExchangeRates { exchangeRates { asOf } }', {}, { traceparent: `00-${traceId}-${spanId}-00` });
  const mine = () => spans().filter((span) => span.traceId === traceId);
  await expect
    .poll(() => mine().map(({ name }) => name))
    .toEqual(expect.arrayContaining(['POST graphql', 'query ExchangeRates']));
  expect(mine().find(({ name }) => name === 'POST graphql')?.parentSpanId).toBe(spanId);
});

it('an invalid traceparent header starts a new trace', async () => {
  const { errors } = await product
    .visitor()
    .ask('query ExchangeRates { exchangeRates { asOf } }', {}, { traceparent: 'ff-nonsense' });
  expect(errors).toEqual([]);
  await expect
    .poll(() => spans().find(({ name }) => name === 'POST graphql')?.traceId)
    .toMatch(/^[0-9a-f]{32}$/);
});
