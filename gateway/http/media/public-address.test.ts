import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  '93.184.215.14',
  '2606:2800:21f:cb07::1',
  '64:ff9b::5db8:d70e',
  '2001:4860::1',
  '172.32.0.1',
  '100.128.0.1',
])('the address %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

it.each([
  '0.0.0.0',
  '10.0.0.7',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '192.0.2.1',
  '192.88.99.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  'fd00::1',
  'fe80::1',
  'fec0::1',
  'fe80::1%eth0',
  'ff02::1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::a00:7',
  '64:ff9b:1::a00:7',
  '2001:2::1',
  '2001:2f:ffff::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
  '5f00::1',
  '2002:a00:7::1',
  'pictures.example',
  '',
])('the address %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
