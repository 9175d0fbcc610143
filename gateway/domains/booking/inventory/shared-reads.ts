/**
 * A read that those who ask for the same while it is under way share: a hundred who come together ask once. Nothing is
 * kept: who comes after the answer asks again.
 */
export function shared<K, T>(
  read: (key: K) => Promise<T>,
  nameOf: (key: K) => string,
): (key: K) => Promise<T> {
  const underWay = new Map<string, Promise<T>>();
  return (key) => {
    const name = nameOf(key);
    const pending = underWay.get(name) ?? read(key).finally(() => underWay.delete(name));
    underWay.set(name, pending);
    return pending;
  };
}
