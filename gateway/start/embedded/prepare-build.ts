import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareTopics } from '#backends/assistant/topics/prepared-topics.ts';
import { prepareCities } from '#backends/provider/geography/prepared-cities.ts';
import { prepareGazetteer } from '#domains/place/data/packed-cities.ts';
import type { Logger } from '#gateway/logger.ts';
import { prepareDatabase } from './shared-database.ts';

/**
 * Computes what every start would otherwise compute again with the same result: the tables of a new database, the data
 * that the gateway and the sandbox use of the list of towns, and the topics that the assistant learns from examples.
 * @param folder beside the built program, where the programs look for these files
 */
export async function prepareBuild(folder: string, logger: Logger): Promise<void> {
  await mkdir(folder, { recursive: true });
  prepareGazetteer(join(folder, 'towns.bin'));
  prepareCities(join(folder, 'cities.bin'));
  await prepareTopics(folder);
  await prepareDatabase(folder, logger);
}
