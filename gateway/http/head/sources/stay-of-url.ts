import type { StayInput } from '#domains/availability/stay-input.ts';

const count = (text: string | null): number | null =>
  text !== null && /^\d{1,3}$/.test(text) ? Number(text) : null;

/**
 * The stay in a URL, in the client's notation; null when there is none, or one that the client would not use unchanged.
 */
export function stayOfUrl(query: URLSearchParams): StayInput | null {
  const [checkIn, checkOut] = [query.get('checkin'), query.get('checkout')];
  if (checkIn === null || checkOut === null) return null;
  const children = count(query.get('children')) ?? 0;
  const guests = count(query.get('guests'));
  const adults = count(query.get('adults')) ?? (guests === null ? 2 : guests - children);
  const ages = (query.get('ages') ?? '').split(',').flatMap((age) => count(age) ?? []);
  const agrees = (guests ?? adults + children) === adults + children && ages.length === children;
  if (!agrees) return null;
  const [infants, rooms] = [count(query.get('infants')) ?? 0, count(query.get('rooms')) ?? 1];
  return { checkIn, checkOut, occupancy: { adults, children, childrenAges: ages, infants, rooms } };
}
