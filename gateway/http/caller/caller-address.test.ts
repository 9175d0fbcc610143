import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { callerAddress } from './caller-address.ts';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

describe('the IP address of the caller', () => {
  it.each([
    ['no proxy is trusted', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['our proxy reports it', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'a caller forges the header before our proxy adds to it',
      '10.0.0.1',
      '1.2.3.4, 198.51.100.1',
      '198.51.100.1',
    ],
    ['two of our proxies forward it', '10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
    ['our proxy reports it with spaces', '10.0.0.1', ' 198.51.100.1 ', '198.51.100.1'],
    ['our proxy sends an empty header', '10.0.0.1', ' ', '10.0.0.1'],
    ['our proxy sends no header', '10.0.0.1', undefined, '10.0.0.1'],
    ['the header contains only our own proxies', '10.0.0.1', '10.0.0.2', '10.0.0.2'],
  ])('is found when %s', (_case, remote, forwarded, expected) => {
    expect(callerAddress(from(remote, forwarded), (address) => address.startsWith('10.'))).toBe(expected);
  });
});
