/**
 * Like `Promise.all`, but waits until every promise has settled, so that no job still runs when one has failed.
 * @throws the error of the first job in the list that failed
 */
export async function awaitAll<const Jobs extends readonly unknown[]>(
  jobs: Jobs,
): Promise<{ -readonly [Index in keyof Jobs]: Awaited<Jobs[Index]> }> {
  await Promise.allSettled(jobs);
  return Promise.all(jobs);
}
