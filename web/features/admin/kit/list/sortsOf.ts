import type { Message } from '#i18n/messages.ts';

/** The orders of a list, in the order of their labels; the first is the default. @throws Error without labels */
export function sortsOf<Sort extends string>(
  labels: Readonly<Record<Sort, Message>>,
): readonly [Sort, ...Sort[]] {
  const [first, ...others] = Object.keys(labels).filter((id): id is Sort => Object.hasOwn(labels, id));
  if (first === undefined) throw new Error('a list has no order');
  return [first, ...others];
}
