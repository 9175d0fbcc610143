import type { Logger } from '#gateway/logger.ts';
import type { Archive } from './archive.ts';

const PAUSE_MS = 60_000;

/** Periodic check of the archive of street tiles. */
export interface StreetsWatch {
  /** True when pages may use the archive. */
  isReady(): boolean;
  /** Resolves after the first check. */
  readonly firstLook: Promise<void>;
  stop(): void;
}

/** Checks the archive now and every minute; logs when it becomes unusable and when it is usable again. */
export function watchStreets(archive: Archive | null, source: string, logger: Logger): StreetsWatch {
  let isUsable: boolean | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const look = async (from: Archive): Promise<void> => {
    const fault = await from.facts().then(
      () => null,
      (cause: unknown) => (cause instanceof Error ? cause.message : 'unknown'),
    );
    const was = isUsable;
    isUsable = fault === null;
    if (fault !== null && was !== false)
      logger.warn(
        { event: 'streets.unusable', source, reason: fault },
        'street tiles (MAP_PMTILES) cannot be used: maps show the bundled land',
      );
    if (fault === null && was === false)
      logger.info({ event: 'streets.usable', source }, 'street tiles are back');
    if (isOver) return;
    timer = setTimeout(() => void look(from), PAUSE_MS);
    timer.unref();
  };

  const firstLook = archive ? look(archive) : Promise.resolve();
  return {
    isReady: () => isUsable === true,
    firstLook,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
