import { AppError } from '#gateway/errors.ts';
import type { BookingService } from '#domains/booking/booking.service.ts';
import type { Caller } from '#domains/booking/ports.ts';
import type { Viewer } from '#models/viewer.ts';
import { SECOND } from '../chaos.ts';
import type { World } from '../world.ts';

/** The response never reached the browser, because the process died or the connection failed. */
class Lost extends Error {}

const GIVES_UP_AFTER = 35 * SECOND;

export type Ask = <T>(call: (service: BookingService, caller: Caller) => Promise<T>) => Promise<T>;

export function viewerOf(name: string, role: Viewer['role']): Viewer {
  const preferences = { newsletter: false, notifications: false, language: null, currency: null };
  const email = `${name}@example.com`;
  return {
    id: name,
    email,
    fullName: name,
    phone: '',
    role,
    preferences,
    createdAt: '2031-01-01T00:00:00.000Z',
  };
}

/**
 * A browser of this viewer: each call sends one request to any process that is up.
 * @throws AppError as the service does; Lost when no response arrives
 */
export function browserOf(world: World, viewer: Viewer): Ask {
  const { scheduler, chaos } = world;
  return (call) =>
    new Promise((resolve, reject) => {
      const instance = world.fleet.any();
      if (!instance) return reject(new Lost('nobody is up'));
      const { life, service } = instance;
      const aborter = new AbortController();
      let isOver = false;
      const lose = (): void => {
        if (isOver) return;
        isOver = true;
        aborter.abort();
        reject(new Lost('no answer'));
      };
      const caller: Caller = {
        viewer,
        isViewerUnknown: false,
        callerAddress: '192.0.2.1',
        guestToken: null,
        sessionToken: 'token',
        language: 'en',
        cookies: { setGuestToken: () => undefined },
        signal: aborter.signal,
      };
      life.onDeath(lose);
      scheduler.after(GIVES_UP_AFTER, lose);
      if (chaos.strikes(0.015)) scheduler.after(chaos.between(10, 8 * SECOND), lose);
      scheduler.after(chaos.between(5, 80), () =>
        life.deliver(
          () =>
            void call(service, caller)
              .then(resolve, reject)
              .finally(() => (isOver = true)),
        ),
      );
    });
}

/**
 * Retries, as the page does, when no response arrived or the error is retryable.
 * @returns null when it was refused or all four attempts failed
 */
export async function persist<T>(world: World, ask: () => Promise<T>): Promise<T | null> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    try {
      return await ask();
    } catch (cause) {
      const mayRepeat =
        cause instanceof Lost ||
        (cause instanceof AppError && (cause.retryable || cause.code === 'CONFLICT'));
      if (!(cause instanceof Lost || cause instanceof AppError)) throw cause;
      if (!mayRepeat) return null;
      await world.scheduler.sleep(world.chaos.between(SECOND, 6 * SECOND));
    }
  }
  return null;
}
