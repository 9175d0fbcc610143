import { Counter, Gauge, type Registry } from 'prom-client';

/** Result of an attempt to send a mail. */
type MailOutcome = 'sent' | 'delayed' | 'given-up';
const outcomes: readonly MailOutcome[] = ['sent', 'delayed', 'given-up'];

/** Metrics of the platform's mails. */
export interface MailMetrics {
  attempted(outcome: MailOutcome): void;
  /** Counts the waiting mails whenever the metrics are requested. */
  readWaiting(count: () => Promise<number>): void;
}

export function createMailMetrics(registry: Registry): MailMetrics {
  const registers = [registry];
  const attempts = new Counter({
    name: 'solera_mails_total',
    help: 'Attempts to send a mail: sent, delayed until the next attempt, or given up',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of outcomes) attempts.inc({ outcome }, 0);
  let count = async (): Promise<number> => 0;
  const waiting = new Gauge({
    name: 'solera_mails_waiting',
    help: 'Mails that were neither sent nor given up; 0 without a mail server',
    registers: [],
    async collect() {
      // While the database is down the number is unknown, but the other metrics are still useful.
      this.set(await count().catch(() => Number.NaN));
    },
  });
  registry.registerMetric(waiting);
  return {
    attempted: (outcome) => attempts.inc({ outcome }),
    readWaiting: (read) => {
      count = read;
    },
  };
}
