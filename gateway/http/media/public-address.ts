import { BlockList, isIP } from 'node:net';

/** Networks that no public server answers from (IANA special-purpose registries). */
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

/** The same; and whole ranges that only carry an address of the other family and serve no pictures. */
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

/** Where networks without IPv4 find every IPv4 server: as good as the address that is in it. */
const translated = '64:ff9b::';

/** Each family has a list of its own: one list takes every IPv4 address for the IPv6 address that carries it. */
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

/** True for an address that anybody may be led to; false for this machine, its network, and what is no address. */
export function isPublicAddress(address: string): boolean {
  // An address with a zone is one of this network, and no list can hold it.
  if (address.includes('%')) return false;
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return isIP(address) !== 0 && !closed[family].check(address, family);
}
