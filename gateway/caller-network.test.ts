import { describe, expect, it } from 'vitest';
import { networkOf } from './caller-network.ts';

describe('the limits count', () => {
  it.each([
    ['an IPv4 address', '203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address with a port', '203.0.113.7:51000', '203.0.113.7', '203.0.113.7'],
    ['an IPv4 address written as IPv6', '::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
    ['the same in hexadecimal', '::FFFF:cb00:7107', '203.0.113.7', '203.0.113.7'],
    ['an IPv6 address', '2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::', '2001:db8::'],
    ['an IPv6 address in other letter case', '2001:DB8:0:1::3C', '2001:db8:0:1::', '2001:db8::'],
    ['an IPv6 address with a port', '[2001:db8:0:1::3c]:443', '2001:db8:0:1::', '2001:db8::'],
    ['a link-local address', 'fe80::1%eth0', 'fe80::', 'fe80::'],
    ['the last network of a household', '2001:db8:0:1ff::1', '2001:db8:0:1ff::', '2001:db8:0:100::'],
    ['a text that is not an address', 'unknown', 'unknown', 'unknown'],
  ])('%s, %s, as the network %s, and over long periods as %s', (_case, address, short, long) => {
    expect([networkOf(address), networkOf(address, 'long')]).toEqual([short, long]);
    // Counting the result again, also for a longer time, does not change it.
    expect([networkOf(short), networkOf(short, 'long')]).toEqual([short, long]);
  });
});
