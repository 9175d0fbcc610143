/** A value that may be known at once. */
export type MaybeLater<T> = T | Promise<T>;

/**
 * Continues at once with a known value, and later with a promised one. Where most values are known, this saves their
 * promises, which the async context of a request follows at a cost.
 */
export const whenKnown = <T, R>(known: MaybeLater<T>, goOn: (value: T) => MaybeLater<R>): MaybeLater<R> =>
  known instanceof Promise ? known.then(goOn) : goOn(known);

/** Values that are waited for at the same time. */
export const allOf = <T>(values: readonly MaybeLater<T>[]): MaybeLater<readonly T[]> => {
  const known = values.filter((value): value is T => !(value instanceof Promise));
  return known.length === values.length ? known : Promise.all(values);
};

/** Two values, read at the same time. */
export const both = <A, B>(one: MaybeLater<A>, other: MaybeLater<B>): MaybeLater<readonly [A, B]> =>
  one instanceof Promise || other instanceof Promise ? Promise.all([one, other]) : [one, other];
