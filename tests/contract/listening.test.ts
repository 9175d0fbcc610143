import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen as listenAlone } from '#backends/kit/http/http-server.ts';
import { StartError } from '#backends/kit/start/start-error.ts';
import { ConfigError } from '#gateway/config/environment.ts';
import { portTrouble } from '#gateway/kit/port-error.ts';
import { listen } from '#gateway/http/listener/listen.ts';

const quiet = () => undefined;

/** Occupies a port of this machine. */
async function takenPort() {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, close: () => server.close() };
}

it('the gateway, or a part that runs alone, names the setting to change when it cannot listen', async () => {
  const { port, close } = await takenPort();
  const tried = [
    [{ port, host: '127.0.0.1' }, `Port ${port} is taken. Set PORT to another one.`],
    [{ port: 0, host: '192.0.2.1' }, 'HOST 192.0.2.1 is not an address of this machine.'],
    [
      { port: 0, host: 'no-such-host.invalid' },
      'HOST no-such-host.invalid is not an address of this machine.',
    ],
  ] as const;
  for (const [at, sentence] of tried) {
    await expect(listen(quiet, at)).rejects.toEqual(new ConfigError(sentence));
    await expect(listenAlone(quiet, at)).rejects.toEqual(new StartError(sentence));
  }
  close();
});

it('the error of a start names a port that the user may not use; other system errors are not explained', () => {
  const failed = (code: string) => Object.assign(new Error(code), { code });
  const at = { port: 80, host: '0.0.0.0' };
  expect(portTrouble(failed('EACCES'), at)).toBe(
    'Port 80 may not be used by this user. Set PORT to another one.',
  );
  expect(portTrouble(failed('EMFILE'), at)).toBeNull();
});
