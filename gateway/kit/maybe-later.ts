/** A value, or a promise of it. */
export type MaybeLater<T> = T | Promise<T>;

/**
 * Continues synchronously with a value, and asynchronously with a promise. Where most values are known this saves
 * promises, through which the async context of a request is passed at a cost.
 */
export const whenKnown = <T, R>(known: MaybeLater<T>, goOn: (value: T) => MaybeLater<R>): MaybeLater<R> =>
  known instanceof Promise ? known.then(goOn) : goOn(known);

/** All values, awaited together; synchronous when none is a promise. */
export const allOf = <T>(values: readonly MaybeLater<T>[]): MaybeLater<readonly T[]> => {
  const known = values.filter((value): value is T => !(value instanceof Promise));
  return known.length === values.length ? known : Promise.all(values);
};

/** Two values, awaited together. */
export const both = <A, B>(one: MaybeLater<A>, other: MaybeLater<B>): MaybeLater<readonly [A, B]> =>
  one instanceof Promise || other instanceof Promise ? Promise.all([one, other]) : [one, other];
