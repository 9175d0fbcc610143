import { errorCode } from './error-code.ts';
import { StartError } from './start-error.ts';

/** Why a server cannot listen, in a sentence; the system's own error where there is none for it. */
export function portTrouble(error: Error, { port, host }: { port: number; host: string }): Error {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is taken. Set PORT to another one.`);
  if (code === 'EACCES')
    return new StartError(`Port ${port} may not be used by this user. Set PORT to another one.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST ${host} is not an address of this machine.`);
  return error;
}
