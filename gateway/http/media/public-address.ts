import { BlockList, isIP } from 'node:net';

/** Networks without public servers (IANA special-purpose registries). */
const closed4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
] as const;

/** IPv6 ranges that are not public, and those that only wrap an IPv4 address and serve no pictures. */
const closed6 = [
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/32',
  '2001:2::/48',
  '2001:20::/28',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/9',
  'ff00::/8',
] as const;

/** Prefix under which IPv6-only networks reach IPv4 servers: judged by the IPv4 address in it. */
const translated = '64:ff9b::';

/** One list per family: in a common list, the IPv6 range that wraps IPv4 addresses would match all of them. */
const closed = { ipv4: new BlockList(), ipv6: new BlockList() };
const close = (network: string, size: number, family: 'ipv4' | 'ipv6'): void =>
  closed[family].addSubnet(network, size, family);
for (const range of closed4) {
  const [network = '', size = ''] = range.split('/');
  close(network, Number(size), 'ipv4');
  close(translated + network, 96 + Number(size), 'ipv6');
}
for (const range of closed6) {
  const [network = '', size = ''] = range.split('/');
  close(network, Number(size), 'ipv6');
}

/**
 * True for an address that we may connect to on behalf of a user; false for this machine, its network, and invalid
 * addresses.
 */
export function isPublicAddress(address: string): boolean {
  // An address with a zone is local, and the list cannot contain it.
  if (address.includes('%')) return false;
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return isIP(address) !== 0 && !closed[family].check(address, family);
}
