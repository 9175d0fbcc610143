import { Counter, Gauge, type Registry } from 'prom-client';
import type { BookingMetrics } from '#domains/booking/booking-metrics.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

/** Upper bounds of the age buckets, in milliseconds; the last one has none. */
const AGES = [
  ['2m', 2 * MINUTE_MS],
  ['1h', 60 * MINUTE_MS],
  ['24h', 24 * 60 * MINUTE_MS],
  ['older', Infinity],
] as const;

const OPERATIONS = ['book', 'cancel'] as const;

/** Metrics of the booking saga: pending operations with their age, unknown outcomes, findings of the audit. */
export function createBookingMetrics(registry: Registry): BookingMetrics {
  const registers = [registry];
  const pending = new Gauge({
    name: 'solera_owed_effects',
    help: 'Operations at the provider whose outcome is pending, by age at the last sweep',
    labelNames: ['effect', 'age'],
    registers,
  });
  const unknown = new Counter({
    name: 'solera_unknown_outcomes_total',
    help: 'Answers to Book and Cancel that were missing or doubtful',
    labelNames: ['effect'],
    registers,
  });
  const finds = new Counter({
    name: 'solera_audit_finds_total',
    help: 'Live reservations that no record stood behind',
    labelNames: ['action'],
    registers,
  });
  for (const operation of OPERATIONS) unknown.inc({ effect: operation }, 0);
  for (const action of ['cancelled', 'reported'] as const) finds.inc({ action }, 0);
  return {
    unknownOutcome: (operation) => unknown.inc({ effect: operation }),
    auditFind: (action) => finds.inc({ action }),
    pending: (operations) => {
      for (const operation of OPERATIONS) {
        let younger = 0;
        for (const [age, end] of AGES) {
          const upTo = operations.filter((one) => one.operation === operation && one.ageMs < end).length;
          pending.set({ effect: operation, age }, upTo - younger);
          younger = upTo;
        }
      }
    },
  };
}
