import type { Logger } from 'pino';
import { type Feature, replacements } from './features.ts';

interface CapabilityLog {
  /**
   * @param lacking features known to be missing
   * @param unknown features that are replaced because it is unknown whether they exist
   */
  report(lacking: ReadonlySet<Feature>, unknown: readonly Feature[]): void;
  /** Logs that nothing is known about the platform, and that all its features are assumed to exist. */
  nothingKnown(): void;
}

/** Logs which features a platform lacks, offers after all, or may lack: each once, until it changes. */
export function capabilityLog(logger: Logger): CapabilityLog {
  let before: ReadonlySet<Feature> = new Set<Feature>();
  let unknownBefore = '';
  /** Stores which features are unknown. @returns true when there are any, and they differ from the last time */
  const rememberUnknown = (unknown: readonly Feature[]): boolean => {
    const was = unknownBefore;
    unknownBefore = unknown.join();
    return unknown.length > 0 && unknownBefore !== was;
  };
  const callsOf = (features: readonly Feature[]) => features.map((feature) => replacements[feature].call);
  return {
    report: (lacking, unknown) => {
      for (const feature of lacking)
        if (!before.has(feature))
          logger.warn(replacements[feature], 'the platform lacks a call: the gateway emulates it');
      for (const feature of before)
        if (!lacking.has(feature))
          logger.info(
            { event: 'platform.offers', call: replacements[feature].call },
            'the platform offers a call that it lacked',
          );
      before = lacking;
      if (rememberUnknown(unknown))
        logger.warn(
          { event: 'platform.not-told', calls: callsOf(unknown) },
          'unknown whether the platform offers some calls: they are replaced until this is known',
        );
    },
    nothingKnown: () => {
      if (rememberUnknown(['exchange']))
        logger.warn(
          { event: 'platform.not-told', calls: callsOf(['exchange']) },
          'unknown whether the platform exchanges tokens: nothing is replaced until this is known',
        );
    },
  };
}
