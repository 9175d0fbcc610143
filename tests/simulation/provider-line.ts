import { AppError } from '../../gateway/errors.ts';
import type {
  BookRequest,
  BookVerdict,
  CancelVerdict,
  HotelProvider,
} from '../../gateway/upstreams/provider/hotel-provider.ts';
import { NOT_BOOKED } from '../../gateway/upstreams/provider/status.ts';
import { type Chaos, MINUTE, SECOND } from './chaos.ts';
import type { Exchanger } from './exchange.ts';
import type { Life } from './life.ts';
import type { BookAnswer, ReservationDesk } from './reservations.ts';
import type { Scheduler } from './scheduler.ts';

/** What becomes of a Book on its way, and of its answer. */
const BOOK_FATES = {
  fine: 800,
  'never sent': 8,
  'refused at the door': 25,
  'request lost': 30,
  'answer lost': 40,
  'answer unreadable': 20,
  'error without acting': 20,
  slow: 15,
  'acts late': 30,
  'acts very late': 6,
  'shown late': 20,
  'shown very late': 4,
  doubled: 10,
};

const CANCEL_FATES = {
  fine: 780,
  'never sent': 10,
  'request lost': 35,
  'answer lost': 35,
  'error without acting': 20,
  'refused though live': 50,
  'acts late': 45,
  doubled: 15,
};

const READ_FATES = { fine: 950, slow: 20, fails: 20, 'times out': 10 };
const READ_FATES_WHEN_DOWN = { ...READ_FATES, fine: 0, slow: 0 };

const DOOR_CODES = [201, 207, 300, 402] as const;

/** Later than this nothing that was sent is expected to show; the design leaves it to the audit. */
const LATEST = 45 * MINUTE;
/** The oldest request that still arrives. */
export const LATEST_OF_ALL = 100 * MINUTE;

interface LineParts {
  readonly scheduler: Scheduler;
  readonly chaos: Chaos;
  readonly exchange: Exchanger;
  readonly desk: ReservationDesk;
  readonly isDown: () => boolean;
  /** Hears of every Book when it is sent, and of what goes wrong with it. */
  readonly onBook: (life: Life, request: BookRequest) => void;
  readonly onCancel: () => void;
  readonly note: (about: string, what: string) => void;
  /** Names a reference or number for which the design promises less: what happened to it cannot be known in time. */
  readonly excuse: (about: string) => void;
}

export type ProviderLine = Pick<
  HotelProvider,
  'checkOffer' | 'takesBookings' | 'book' | 'reservation' | 'reservationsBooked' | 'cancel'
> & {
  searchOffer: (
    ...of: Parameters<ReservationDesk['search']>
  ) => Promise<ReturnType<ReservationDesk['search']>>;
};

const unknown = (reason: string) => ({ kind: 'unknown', reason }) as const;
const NEVER_SENT = { kind: 'refused', statusCode: 0 } as const;

const verdictOf = (answer: BookAnswer): BookVerdict =>
  answer.code === 200
    ? { kind: 'booked', confirmationNumber: answer.confirmation }
    : NOT_BOOKED.has(answer.code)
      ? { kind: 'refused', statusCode: answer.code }
      : unknown(`status ${answer.code}`);

/** The wire to the provider as one process of the gateway sees it. */
export function providerLine(parts: LineParts, life: Life): ProviderLine {
  const { scheduler, chaos, exchange, desk } = parts;
  const read = <T>(quickMs: number, slowMs: number, limitMs: number, look: () => T): Promise<T> =>
    exchange<T>({
      life,
      peril: 1,
      limitMs,
      timedOut: () => new AppError('TIMEOUT', { upstream: 'provider' }),
      begin(answer) {
        const fate = chaos.pick(parts.isDown() ? READ_FATES_WHEN_DOWN : READ_FATES, 'fine');
        if (fate === 'times out') return;
        const ms = fate === 'slow' ? chaos.between(slowMs, limitMs) : chaos.between(quickMs, slowMs);
        scheduler.after(ms / 2, () => {
          const seen = fate === 'fails' ? new AppError('PROVIDER_UNAVAILABLE', {}) : look();
          scheduler.after(ms / 2, () => answer(seen));
        });
      },
    });
  return {
    searchOffer: (...of) => read(500, 3 * SECOND, 23 * SECOND, () => desk.search(...of)),
    checkOffer: (code) => read(300, 2_400, 23 * SECOND, () => desk.check(code)),
    reservation: (by) => read(100, 400, 23 * SECOND, () => desk.find(by)),
    reservationsBooked: (from, to) => read(500, 14 * SECOND, 30 * SECOND, () => desk.report(from, to)),
    // Where nothing answers for a while the breaker opens.
    takesBookings: () => !parts.isDown(),
    book(request) {
      parts.onBook(life, request);
      return exchange<BookVerdict>({
        life,
        peril: 12,
        limitMs: 120 * SECOND,
        timedOut: () => unknown('timeout'),
        begin: (answer) => sendBook(parts, request, answer),
      });
    },
    cancel(number) {
      parts.onCancel();
      return exchange<CancelVerdict>({
        life,
        peril: 12,
        limitMs: 60 * SECOND,
        timedOut: () => unknown('timeout'),
        begin: (answer) => sendCancel(parts, number, answer),
      });
    },
  };
}

function sendBook(parts: LineParts, request: BookRequest, answer: (verdict: BookVerdict) => void): void {
  const { scheduler, chaos, desk, note } = parts;
  const { clientRef } = request;
  const fate = parts.isDown()
    ? chaos.pick({ 'request lost': 5, 'answer lost': 2, 'never sent': 3 }, 'request lost')
    : chaos.pick(BOOK_FATES, 'fine');
  const sentAt = scheduler.now();
  note(clientRef, `Book sent: ${fate}`);
  const act = (hiddenMs = 0): BookAnswer => {
    const { bookingCode: code, totalFareLiteral: fare } = request;
    const answered = desk.book({ code, clientRef, fare, sentAt, hiddenMs });
    note(
      clientRef,
      `provider: ${JSON.stringify(answered)}${hiddenMs > 0 ? `, hidden for ${hiddenMs} ms` : ''}`,
    );
    return answered;
  };
  const soon = chaos.between(1_500, 11_400);
  const actIn = (ms: number, then: (answered: BookAnswer) => void, hiddenMs = 0): void =>
    scheduler.after(ms, () => then(act(hiddenMs)));
  const answerIn = (ms: number, verdict: BookVerdict): void => scheduler.after(ms, () => answer(verdict));
  const late = (fromMs: number, toMs: number): number => {
    const ms = chaos.between(fromMs, toMs);
    if (ms > LATEST) parts.excuse(clientRef);
    return ms;
  };
  /** The connection breaks, now or when the time is over. */
  const silence = (): void => {
    if (chaos.draw.chance(0.6)) answerIn(chaos.between(50, 20 * SECOND), unknown('reset'));
  };
  const fates: Record<typeof fate, () => void> = {
    fine: () => actIn(soon, (answered) => answer(verdictOf(answered))),
    'never sent': () => answerIn(1, NEVER_SENT),
    'refused at the door': () =>
      answerIn(soon / 2, { kind: 'refused', statusCode: chaos.draw.pick(DOOR_CODES) }),
    'request lost': silence,
    'answer lost': () => actIn(soon, silence),
    'answer unreadable': () => actIn(soon, () => answer(unknown('no confirmation number'))),
    'error without acting': () => answerIn(soon, unknown('status 500')),
    slow: () => {
      const ms = chaos.between(26 * SECOND, 200 * SECOND);
      actIn(soon, (answered) => answerIn(ms, verdictOf(answered)));
    },
    'acts late': () => {
      silence();
      actIn(late(10 * SECOND, LATEST), () => undefined);
    },
    'acts very late': () => {
      silence();
      actIn(late(LATEST + MINUTE, LATEST_OF_ALL), () => undefined);
    },
    'shown late': () => actIn(soon, silence, late(10 * SECOND, LATEST - MINUTE)),
    'shown very late': () => actIn(soon, silence, late(LATEST + MINUTE, LATEST_OF_ALL)),
    doubled: () => {
      parts.excuse(clientRef);
      const isFirstHeard = chaos.draw.chance(0.5);
      actIn(soon, (answered) => isFirstHeard && answer(verdictOf(answered)));
      actIn(soon + chaos.between(1, MINUTE), (answered) => !isFirstHeard && answer(verdictOf(answered)));
    },
  };
  fates[fate]();
}

function sendCancel(parts: LineParts, number: string, answer: (verdict: CancelVerdict) => void): void {
  const { scheduler, chaos, desk, note } = parts;
  const fate = parts.isDown()
    ? chaos.pick({ 'request lost': 5, 'answer lost': 2, 'never sent': 3 }, 'request lost')
    : chaos.pick(CANCEL_FATES, 'fine');
  note(number, `Cancel sent: ${fate}`);
  const act = (): CancelVerdict => {
    const isCancelled = desk.cancel(number);
    note(number, `provider: ${isCancelled ? 'cancelled' : '479'}`);
    return isCancelled ? { kind: 'accepted' } : { kind: 'refused', statusCode: 479 };
  };
  const soon = chaos.between(300, 4_700);
  const actIn = (ms: number, then: (verdict: CancelVerdict) => void): void =>
    scheduler.after(ms, () => then(act()));
  const answerIn = (ms: number, verdict: CancelVerdict): void => scheduler.after(ms, () => answer(verdict));
  const silence = (): void => {
    if (chaos.draw.chance(0.6)) answerIn(chaos.between(50, 10 * SECOND), unknown('reset'));
  };
  const fates: Record<typeof fate, () => void> = {
    fine: () => actIn(soon, answer),
    'never sent': () => answerIn(1, NEVER_SENT),
    'request lost': silence,
    'answer lost': () => actIn(soon, silence),
    'error without acting': () => answerIn(soon, unknown('status 500')),
    'refused though live': () => answerIn(soon, { kind: 'refused', statusCode: 479 }),
    'acts late': () => {
      // Another Cancel may be refused, and the refusal believed, before this one acts.
      parts.excuse(number);
      silence();
      actIn(chaos.between(5 * SECOND, 20 * MINUTE), () => undefined);
    },
    doubled: () => {
      actIn(soon, () => undefined);
      actIn(soon + chaos.between(1, 5 * SECOND), answer);
    },
  };
  fates[fate]();
}
