import type { Logger } from 'pino';
import { AppError } from '#gateway/errors.ts';
import type { PlaceService } from './place.service.ts';

/** Time between two rounds, much shorter than the lists stay fresh: a round in which all is fresh costs nothing. */
const ROUND_MS = 3_600_000;
/** Pause after a round in which the provider failed. */
const AGAIN_MS = 60_000;
/** Share by which each pause varies, so that instances do not run in step. */
const JITTER = 0.2;

interface PlaceWatch {
  /** Resolves when the lists have been read once, or could not be read. Never rejects. */
  readonly firstRound: Promise<void>;
  stop(): void;
}

/** Reads the lists of countries and cities into the cache in the background, from the start on. */
export function startPlaceCacheWarmer(
  places: Pick<PlaceService, 'warmUp'>,
  logger: Pick<Logger, 'warn'>,
): PlaceWatch {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const round = async (): Promise<void> => {
    let pause = ROUND_MS;
    try {
      await places.warmUp();
    } catch (cause) {
      pause = AGAIN_MS;
      const code = cause instanceof AppError ? cause.code : 'INTERNAL';
      logger.warn({ code }, 'countries and cities could not be preloaded');
    }
    if (isStopped) return;
    timer = setTimeout(() => void round(), pause * (1 - JITTER + 2 * JITTER * Math.random())).unref();
  };
  return {
    firstRound: round(),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
