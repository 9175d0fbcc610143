import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that name one customer of a network: a host may take any address behind them. */
const bits = {
  /** One link. */
  short: 64,
  /** One household or office, which may change between its links within an hour. */
  long: 56,
} as const;

/** How long a counter keeps a caller: `long` from a quarter of an hour on. */
export type CountingTime = keyof typeof bits;

/** Balancers write `address:port`, with an IPv6 address in brackets. */
const withoutPort = (text: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * What a caller's address is counted as by every limit: an IPv4 address as it is, also when it is written as IPv6; of an
 * IPv6 address the network, because one host has 2^64 of them.
 * @returns an address (of a network: its first one), so that the result may be counted for a longer time as well; a text
 *   that is no address unchanged
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
