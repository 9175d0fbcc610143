/** Milliseconds that a task takes. */
export async function elapsed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}
