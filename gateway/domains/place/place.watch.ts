import type { Logger } from 'pino';
import { AppError } from '../../errors.ts';
import type { PlaceService } from './place.service.ts';

/** Far more often than the lists grow old: a round in which all is fresh costs nothing. */
const ROUND_MS = 3_600_000;
/** A provider who failed is asked again sooner. */
const AGAIN_MS = 60_000;
/** How far each pause strays, so that instances do not move in step. */
const JITTER = 0.2;

/** Keeps countries and cities at hand, from the start on and in the background: nobody waits for it. */
export function keepPlacesWarm(
  places: Pick<PlaceService, 'warmUp'>,
  logger: Pick<Logger, 'warn'>,
): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const round = async (): Promise<void> => {
    let pause = ROUND_MS;
    try {
      await places.warmUp();
    } catch (cause) {
      pause = AGAIN_MS;
      const code = cause instanceof AppError ? cause.code : 'INTERNAL';
      logger.warn({ code }, 'countries and cities could not be read ahead');
    }
    if (isStopped) return;
    timer = setTimeout(() => void round(), pause * (1 - JITTER + 2 * JITTER * Math.random())).unref();
  };
  void round();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
