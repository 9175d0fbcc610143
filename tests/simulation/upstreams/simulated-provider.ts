import { BulkheadRejectedError } from 'cockatiel';
import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import { hotelProviderOver } from '#upstreams/provider/client.ts';
import type { BookRequest, HotelProvider } from '#upstreams/provider/hotel-provider.ts';
import type { ProviderCall, RowReader, SendToProvider } from '#upstreams/provider/sending/send.ts';
import { readStatus } from '#upstreams/provider/status.ts';
import { type Chaos, MINUTE, SECOND } from '../chaos.ts';
import type { Exchanger } from '../exchange.ts';
import type { Life } from '../life.ts';
import type { ResponseMutator } from './response-mutator.ts';
import { bookBody, cancelBody, readAsked, readingBody, refusalBody } from './provider-wire.ts';
import type { BookAnswer, ReservationStore } from './reservations.ts';
import type { Scheduler } from '../scheduler.ts';

/** Relative weights of the fates of a Book request and its response. */
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
  /** A status check by our reference finds it late, the provider's report at once. */
  'listed only': 8,
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

/** The saga expects no effect of a request later than this; the audit has to find such effects. */
const LATEST = 45 * MINUTE;
/** The latest time at which a sent request can still arrive. */
export const LATEST_OF_ALL = 100 * MINUTE;

interface ProviderParts {
  readonly scheduler: Scheduler;
  readonly chaos: Chaos;
  readonly exchange: Exchanger;
  readonly reservationStore: ReservationStore;
  /** Passes responses on, sometimes with one field changed. */
  readonly mutateResponse: ResponseMutator;
  readonly isDown: () => boolean;
  /** Called when a Book is sent. */
  readonly onBook: (life: Life, request: BookRequest) => void;
  /** Called when a Cancel is sent. */
  readonly onCancel: (confirmation: string) => void;
  /** Records an event about a reference or a confirmation number. */
  readonly note: (about: string, what: string) => void;
  /**
   * Marks a reference or number for which the saga guarantees less, because its fate cannot be known in time.
   */
  readonly excuse: (about: string) => void;
}

export type SimulatedProvider = Pick<
  HotelProvider,
  'checkOffer' | 'takesBookings' | 'book' | 'reservation' | 'reservationsBooked' | 'cancel'
> & {
  searchOffer: (
    ...of: Parameters<ReservationStore['search']>
  ) => Promise<ReturnType<ReservationStore['search']>>;
};

const lost = (reason: string): AppError => new AppError('PROVIDER_UNAVAILABLE', { reason });
const neverSent = (): AppError =>
  new AppError('PROVIDER_UNAVAILABLE', {}, { cause: new BulkheadRejectedError(0, 0) });

/** Receives the response of one call: a body, or a connection failure. */
type Answer = (body: object) => void;

/** Shortest and longest time of a read call: usually quick, sometimes slow. */
const PACE: Partial<Record<ProviderCall['call'], readonly [quickMs: number, slowMs: number]>> = {
  searchOffers: [500, 3 * SECOND],
  checkOffer: [300, 2_400],
  reservation: [100, 400],
  reservationsBooked: [500, 14 * SECOND],
};

/** The provider as one gateway process sees it, through the product's own client. */
export function simulatedProvider(parts: ProviderParts, life: Life): SimulatedProvider {
  const provider = hotelProviderOver(wireOf(parts, life));
  return {
    ...provider,
    async searchOffer(hotelCode, checkIn, checkOut) {
      const rooms = [{ adults: 2, childrenAges: [] }];
      const query = { checkIn, checkOut, hotelCodes: [hotelCode], rooms, nationality: 'IL' };
      return (await provider.searchOffers(query)).offers.get(hotelCode)?.[0] ?? null;
    },
    book(request) {
      parts.onBook(life, request);
      return provider.book(request);
    },
    cancel(number) {
      parts.onCancel(number);
      return provider.cancel(number);
    },
  };
}

function wireOf(parts: ProviderParts, life: Life): SendToProvider {
  const { scheduler, exchange, mutateResponse } = parts;
  const send = async (call: ProviderCall) => {
    const sentAt = life.clock.now();
    const { ConfirmationNumber, BookingReferenceId, BookingCode } = readAsked(call);
    const about = BookingReferenceId ?? ConfirmationNumber ?? BookingCode ?? '';
    const isWrite = call.call === 'book' || call.call === 'cancel';
    const body = await exchange<object>({
      life,
      peril: isWrite ? 12 : 1,
      limitMs: call.budget.attemptMs,
      timedOut: () => new AppError('TIMEOUT', { upstream: 'provider' }),
      begin(answer) {
        if (call.call === 'book') sendBook(parts, call, answer);
        else if (call.call === 'cancel') sendCancel(parts, ConfirmationNumber ?? '', answer);
        else look(parts, call, answer);
      },
    });
    const replied = mutateResponse(call.call, about, body);
    return { status: readStatus(replied), body: replied, ms: scheduler.now() - sentAt, sentAt };
  };
  return Object.assign(send, {
    // The circuit breaker opens while the provider does not respond.
    takes: () => !parts.isDown(),
    async rows<S extends z.ZodType, T>(call: ProviderCall, { field, schema, map }: RowReader<S, T>) {
      const reply = await send(call);
      const list = z.record(z.string(), z.unknown()).parse(reply.body)[field];
      const read = (Array.isArray(list) ? list : []).flatMap((row: unknown) => {
        const parsed = schema.safeParse(row);
        return parsed.success ? [map(parsed.data)] : [];
      });
      return { ...reply, rows: read };
    },
  });
}

function look(
  { scheduler, chaos, reservationStore, isDown }: ProviderParts,
  call: ProviderCall,
  answer: Answer,
): void {
  const [quickMs, slowMs] = PACE[call.call] ?? [SECOND, SECOND];
  const fate = chaos.pick(isDown() ? READ_FATES_WHEN_DOWN : READ_FATES, 'fine');
  if (fate === 'times out') return;
  const ms = fate === 'slow' ? chaos.between(slowMs, call.budget.attemptMs) : chaos.between(quickMs, slowMs);
  scheduler.after(ms / 2, () => {
    const seen = fate === 'fails' ? lost('reset') : readingBody(reservationStore, call);
    scheduler.after(ms / 2, () => answer(seen));
  });
}

const booking = z.object({
  BookingCode: z.string(),
  ClientReferenceId: z.string(),
  TotalFare: z.union([z.string(), z.number()]),
});

function sendBook(parts: ProviderParts, call: ProviderCall, answer: Answer): void {
  const { scheduler, chaos, reservationStore, note } = parts;
  const request = booking.parse(JSON.parse(call.body ?? '{}'));
  const { ClientReferenceId: clientRef } = request;
  const fate = parts.isDown()
    ? chaos.pick({ 'request lost': 5, 'answer lost': 2, 'never sent': 3 }, 'request lost')
    : chaos.pick(BOOK_FATES, 'fine');
  const sentAt = scheduler.now();
  note(clientRef, `Book sent: ${fate}`);
  const act = (hiddenMs = 0, isListed = false): BookAnswer => {
    const { BookingCode: code, TotalFare } = request;
    const fare = Number(TotalFare).toFixed(2);
    const answered = reservationStore.book({ code, clientRef, fare, sentAt, hiddenMs, isListed });
    note(
      clientRef,
      `provider: ${JSON.stringify(answered)}${hiddenMs > 0 ? `, hidden for ${hiddenMs} ms` : ''}`,
    );
    return answered;
  };
  const soon = chaos.between(1_500, 11_400);
  const actIn = (ms: number, then: (answered: BookAnswer) => void, hiddenMs = 0): void =>
    scheduler.after(ms, () => then(act(hiddenMs)));
  const answerIn = (ms: number, body: object): void => scheduler.after(ms, () => answer(body));
  const late = (fromMs: number, toMs: number): number => {
    const ms = chaos.between(fromMs, toMs);
    if (ms > LATEST) parts.excuse(clientRef);
    return ms;
  };
  /** The connection breaks, or the call times out. */
  const silence = (): void => {
    if (chaos.draw.chance(0.6)) answerIn(chaos.between(50, 20 * SECOND), lost('reset'));
  };
  const fates: Record<typeof fate, () => void> = {
    fine: () => actIn(soon, (answered) => answer(bookBody(clientRef, answered))),
    'never sent': () => answerIn(1, neverSent()),
    'refused at the door': () => answerIn(soon / 2, refusalBody(chaos.draw.pick(DOOR_CODES))),
    'request lost': silence,
    'answer lost': () => actIn(soon, silence),
    'answer unreadable': () => actIn(soon, () => answer(refusalBody(200))),
    'error without acting': () => answerIn(soon, refusalBody(500)),
    slow: () => {
      const ms = chaos.between(26 * SECOND, 200 * SECOND);
      actIn(soon, (answered) => answerIn(ms, bookBody(clientRef, answered)));
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
    'listed only': () => {
      const hiddenMs = chaos.between(LATEST + MINUTE, LATEST_OF_ALL);
      scheduler.after(soon, () => {
        act(hiddenMs, true);
        silence();
      });
    },
    'shown very late': () => actIn(soon, silence, late(LATEST + MINUTE, LATEST_OF_ALL)),
    doubled: () => {
      parts.excuse(clientRef);
      const isFirstReceived = chaos.draw.chance(0.5);
      actIn(soon, (answered) => isFirstReceived && answer(bookBody(clientRef, answered)));
      actIn(
        soon + chaos.between(1, MINUTE),
        (answered) => !isFirstReceived && answer(bookBody(clientRef, answered)),
      );
    },
  };
  fates[fate]();
}

function sendCancel(parts: ProviderParts, number: string, answer: Answer): void {
  const { scheduler, chaos, reservationStore, note } = parts;
  const fate = parts.isDown()
    ? chaos.pick({ 'request lost': 5, 'answer lost': 2, 'never sent': 3 }, 'request lost')
    : chaos.pick(CANCEL_FATES, 'fine');
  note(number, `Cancel sent: ${fate}`);
  const act = (): object => {
    const isCancelled = reservationStore.cancel(number);
    note(number, `provider: ${isCancelled ? 'cancelled' : '479'}`);
    return cancelBody(number, isCancelled);
  };
  const soon = chaos.between(300, 4_700);
  const actIn = (ms: number, then: (body: object) => void): void => scheduler.after(ms, () => then(act()));
  const answerIn = (ms: number, body: object): void => scheduler.after(ms, () => answer(body));
  const silence = (): void => {
    if (chaos.draw.chance(0.6)) answerIn(chaos.between(50, 10 * SECOND), lost('reset'));
  };
  const fates: Record<typeof fate, () => void> = {
    fine: () => actIn(soon, answer),
    'never sent': () => answerIn(1, neverSent()),
    'request lost': silence,
    'answer lost': () => actIn(soon, silence),
    'error without acting': () => answerIn(soon, refusalBody(500)),
    'refused though live': () => answerIn(soon, refusalBody(479)),
    'acts late': () => {
      // Another Cancel may be refused, and the refusal believed, before this one takes effect.
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
