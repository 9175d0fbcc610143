import ipaddr from 'ipaddr.js';

/** Number of leading bits of an IPv6 address that identify a customer, who may use any address within them. */
const bits = {
  /** One network link. */
  short: 64,
  /** One household or office, which may change between its network links within an hour. */
  long: 56,
} as const;

/** How long a counter remembers a caller: `long` from a quarter of an hour on. */
export type CountingTime = keyof typeof bits;

/** Some load balancers write `address:port`, with an IPv6 address in brackets. */
const withoutPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * How every limit counts a caller's address: an IPv4 address unchanged, also when it is written as IPv6; an IPv6
 * address by its network, because one host has 2^64 of them.
 * @returns an address (the first one of a network), so that the result may be counted for a longer time as well; a text
 * that is not an address is returned unchanged
 */
export function networkOf(address: string, time: CountingTime = 'short'): string {
  const plain = withoutPort(address.trim());
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(
    `${parsed.toNormalizedString().replace(/%.*$/, '')}/${bits[time]}`,
  ).toString();
}
