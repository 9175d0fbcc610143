import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { createBookingMetrics } from './booking-metrics.ts';
import { HOUR_MS } from '#shared/stay/time-units.ts';

describe('the metrics of bookings', () => {
  it('count pending operations by age, and no longer count resolved ones', async () => {
    const registry = new Registry();
    const metrics = createBookingMetrics(registry);
    metrics.pending([
      { operation: 'book', ageMs: 0 },
      { operation: 'book', ageMs: 119_999 },
      { operation: 'book', ageMs: 120_000 },
      { operation: 'cancel', ageMs: 24 * HOUR_MS },
    ]);
    const text = await registry.metrics();
    expect(text).toContain('solera_owed_effects{effect="book",age="2m"} 2');
    expect(text).toContain('solera_owed_effects{effect="book",age="1h"} 1');
    expect(text).toContain('solera_owed_effects{effect="cancel",age="older"} 1');
    metrics.pending([]);
    expect(await registry.metrics()).toContain('solera_owed_effects{effect="book",age="2m"} 0');
  });

  it('count unknown outcomes and the findings of the audit, starting at zero', async () => {
    const registry = new Registry();
    const metrics = createBookingMetrics(registry);
    expect(await registry.metrics()).toContain('solera_unknown_outcomes_total{effect="cancel"} 0');
    metrics.unknownOutcome('cancel');
    metrics.auditFind('reported');
    const text = await registry.metrics();
    expect(text).toContain('solera_unknown_outcomes_total{effect="cancel"} 1');
    expect(text).toContain('solera_audit_finds_total{action="reported"} 1');
  });
});
