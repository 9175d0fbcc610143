/** Pictures as data URIs, by their URL; one that cannot be read is missing. */
export type Pictures = ReadonlyMap<string, string>;

const readAsDataUri = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(new Error('the picture was not read as a data URI')),
    );
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('the picture could not be read')),
    );
    reader.readAsDataURL(blob);
  });

/** A picture of our own origin as a data URI; null when it cannot be read. */
export async function pictureData(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address);
    const blob = await answer.blob();
    return answer.ok && blob.type.startsWith('image/') ? await readAsDataUri(blob) : null;
  } catch {
    return null;
  }
}

/** Reads pictures as data URIs, by their URL, without those that cannot be read. */
export async function picturesOf(addresses: readonly string[]): Promise<Pictures> {
  const read = await Promise.all(
    addresses.map(async (address) => [address, await pictureData(address)] as const),
  );
  return new Map(read.flatMap(([address, data]) => (data === null ? [] : [[address, data]])));
}
