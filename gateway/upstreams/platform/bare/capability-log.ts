import type { Logger } from 'pino';
import { type Feature, replacements } from './features.ts';

/**
 * Writes to the log what a platform lacks, what it offers after all, and what it did not tell: each once, until it changes.
 * @returns takes what is known to be missing, and what is replaced because nothing is known of it
 */
export function capabilityLog(
  logger: Logger,
): (lacking: ReadonlySet<Feature>, unknown: readonly Feature[]) => void {
  let before: ReadonlySet<Feature> = new Set<Feature>();
  let unknownBefore = '';
  return (lacking, unknown) => {
    for (const feature of lacking)
      if (!before.has(feature))
        logger.warn(replacements[feature], 'the platform lacks a call: it is replaced');
    for (const feature of before)
      if (!lacking.has(feature))
        logger.info(
          { event: 'platform.offers', call: replacements[feature].call },
          'the platform offers a call that it lacked',
        );
    before = lacking;
    const calls = unknown.map((feature) => replacements[feature].call);
    if (calls.length > 0 && calls.join() !== unknownBefore)
      logger.warn(
        { event: 'platform.not-told', calls },
        'the platform did not tell whether it offers calls: they are replaced until it does',
      );
    unknownBefore = calls.join();
  };
}
