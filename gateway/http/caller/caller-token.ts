import { createHmac, hkdfSync } from 'node:crypto';
import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

/** Header in which the assistant sends a caller's token back to us. */
export const CALLER_TOKEN_HEADER = 'x-caller-token';

const LIFETIME_S = 120;
const KEY_BYTES = 32;
const ALGORITHM = { alg: 'dir', enc: 'A256GCM' } as const;
const AUDIENCE = 'gateway reads';

const callerShape = z.object({
  sessionToken: z.string().nullable(),
  guestToken: z.string().nullable(),
  callerAddress: z.string(),
  language: z.enum(['en', 'he']),
});

/** Credentials of the traveller on whose behalf the assistant may read, taken from their own request. */
export type DelegatedCaller = Readonly<z.output<typeof callerShape>>;

/** Seals a caller's credentials into a token for the assistant, and opens the tokens that it sends back. */
export interface CallerTokens {
  /** An opaque token, valid for two minutes. Never logged, because it gives access to the caller's data. */
  seal(caller: DelegatedCaller): Promise<string>;
  /** Null for a token that is forged or has expired. */
  open(token: string): Promise<DelegatedCaller | null>;
  /** A pseudonymous id of a member that reveals nothing about them and changes only with the service token. */
  pseudonym(memberId: string): string;
  /** All pseudonyms under which the assistant may have stored data of a member; the current one comes first. */
  pseudonyms(memberId: string): readonly string[];
}

interface CallerTokenOptions {
  /** Tokens made with it are accepted too, while the service token is being changed. */
  readonly previousServiceToken?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const keyOf = (serviceToken: string, use: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', serviceToken, '', use, KEY_BYTES));

const nameBy = (serviceToken: string): ((memberId: string) => string) => {
  const key = keyOf(serviceToken, 'caller pseudonyms');
  return (memberId) => createHmac('sha256', key).update(memberId).digest('base64url');
};

/** Caller tokens for all instances that share the service token. */
export function createCallerTokens(
  serviceToken: string,
  { previousServiceToken, now = Date.now }: CallerTokenOptions = {},
): CallerTokens {
  const previous = previousServiceToken === undefined ? [] : [previousServiceToken];
  const sealing = keyOf(serviceToken, 'caller tokens');
  const opening = [sealing, ...previous.map((token) => keyOf(token, 'caller tokens'))];
  const pseudonym = nameBy(serviceToken);
  const names = [pseudonym, ...previous.map(nameBy)];

  const openWith = async (key: Uint8Array, token: string): Promise<DelegatedCaller | null> => {
    try {
      const { payload } = await jwtDecrypt(token, key, {
        keyManagementAlgorithms: [ALGORITHM.alg],
        contentEncryptionAlgorithms: [ALGORITHM.enc],
        audience: AUDIENCE,
        requiredClaims: ['exp'],
        currentDate: new Date(now()),
      });
      return callerShape.safeParse(payload).data ?? null;
    } catch {
      return null;
    }
  };

  return {
    seal: ({ sessionToken, guestToken, callerAddress, language }) => {
      const issued = Math.floor(now() / 1000);
      return new EncryptJWT({ sessionToken, guestToken, callerAddress, language })
        .setProtectedHeader(ALGORITHM)
        .setAudience(AUDIENCE)
        .setExpirationTime(issued + LIFETIME_S)
        .encrypt(sealing);
    },
    open: async (token) => {
      const opened = await Promise.all(opening.map((key) => openWith(key, token)));
      return opened.find((caller) => caller !== null) ?? null;
    },
    pseudonym,
    pseudonyms: (memberId) => names.map((nameOf) => nameOf(memberId)),
  };
}
