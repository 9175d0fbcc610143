import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

it('the metrics distinguish calls, retries, breakers, cache reads and limits', async () => {
  const metrics = createMetrics();
  const call = { upstream: 'hotel-provider', call: 'search', status: 200, ms: 40 };
  metrics.observeCall({ ...call, attempt: 1 });
  metrics.observeCall({ ...call, attempt: 2 });
  const breaker = { upstream: 'hotel-provider', breaker: 'provider read' };
  metrics.observeBreaker({ ...breaker, isOpen: true });
  metrics.observeReading({ kind: 'offers.1', outcome: 'fresh' });
  metrics.observeReading({ kind: 'offers.1', outcome: 'stale' });
  metrics.observeLimited('chat');
  const text = await metrics.registry.metrics();
  const lines = [
    'solera_upstream_call_seconds_count{upstream="hotel-provider",call="search",outcome="200"} 2',
    'solera_upstream_retries_total{upstream="hotel-provider",call="search"} 1',
    'solera_breaker_open{upstream="hotel-provider",breaker="provider read"} 1',
    'solera_cache_readings_total{kind="offers.1",outcome="fresh"} 1',
    'solera_cache_readings_total{kind="offers.1",outcome="stale"} 1',
    'solera_limited_requests_total{budget="chat"} 1',
  ];
  for (const line of lines) expect(text).toContain(line);
  metrics.observeBreaker({ ...breaker, isOpen: false });
  expect(await metrics.registry.metrics()).toContain('breaker="provider read"} 0');
});
