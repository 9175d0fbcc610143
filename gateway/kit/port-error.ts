/** The address on which a server should listen. */
interface Place {
  readonly port: number;
  readonly host: string;
}

const sentences: Readonly<Record<string, (at: Place) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Set PORT to another one.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Set PORT to another one.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine.`,
};

/**
 * Why a server cannot listen, in words for the operator.
 * @returns a sentence; null when only the system's own error explains it
 */
export const portTrouble = (error: NodeJS.ErrnoException, at: Place): string | null =>
  sentences[error.code ?? '']?.(at) ?? null;
