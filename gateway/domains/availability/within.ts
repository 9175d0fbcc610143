/** The answer, or the fallback when it takes too long. The question itself goes on. */
export async function within<T>(asked: Promise<T>, ms: number, fallback: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms);
  });
  try {
    return await Promise.race([asked, patience]);
  } finally {
    clearTimeout(timer);
  }
}
