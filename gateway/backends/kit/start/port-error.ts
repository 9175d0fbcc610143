import { portTrouble } from '#gateway/kit/port-error.ts';
import { StartError } from './start-error.ts';

/** Turns the error of a server that cannot listen into a StartError with a sentence, if there is one for it. */
export function portError(error: Error, at: { readonly port: number; readonly host: string }): Error {
  const trouble = portTrouble(error, at);
  return trouble === null ? error : new StartError(trouble, { cause: error });
}
