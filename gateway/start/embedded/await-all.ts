/**
 * Like `Promise.all`, but waits until every promise has settled, so that nothing goes on behind a failure.
 * @throws what the first of them, in their order, was rejected with
 */
export async function awaitAll<const Jobs extends readonly unknown[]>(
  jobs: Jobs,
): Promise<{ -readonly [Index in keyof Jobs]: Awaited<Jobs[Index]> }> {
  await Promise.allSettled(jobs);
  return Promise.all(jobs);
}
