import { Counter, Gauge, type Registry } from 'prom-client';
import type { BookingMeter } from '#domains/booking/booking-metrics.ts';

const MINUTE_MS = 60_000;

/** Upper ends of the age buckets, in milliseconds; the last one has none. */
const AGES = [
  ['2m', 2 * MINUTE_MS],
  ['1h', 60 * MINUTE_MS],
  ['24h', 24 * 60 * MINUTE_MS],
  ['older', Infinity],
] as const;

const EFFECTS = ['book', 'cancel'] as const;

/** Figures of the booking saga: what is owed and for how long, doubtful answers, what the audit found. */
export function createBookingMeter(registry: Registry): BookingMeter {
  const registers = [registry];
  const owed = new Gauge({
    name: 'solera_owed_effects',
    help: 'Acts at the provider whose outcome is owed, by age at the last sweep',
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
  for (const effect of EFFECTS) unknown.inc({ effect }, 0);
  for (const action of ['cancelled', 'reported'] as const) finds.inc({ action }, 0);
  return {
    unknownOutcome: (effect) => unknown.inc({ effect }),
    auditFind: (action) => finds.inc({ action }),
    owed: (acts) => {
      for (const effect of EFFECTS) {
        let younger = 0;
        for (const [age, end] of AGES) {
          const upTo = acts.filter((act) => act.effect === effect && act.ageMs < end).length;
          owed.set({ effect, age }, upTo - younger);
          younger = upTo;
        }
      }
    },
  };
}
