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
  draftClaim: z.string().nullable(),
  callerAddress: z.string(),
  language: z.enum(['en', 'he']),
});

/** Somebody for whom the assistant may read: what his own request carried. */
export type DelegatedCaller = Readonly<z.output<typeof callerShape>>;

/** What the assistant gets to know of a caller, and what comes back of it. */
export interface CallerTokens {
  /** An opaque text, good for two minutes. Never logged: it reads what the caller may read. */
  seal(caller: DelegatedCaller): Promise<string>;
  /** Null for what we did not make, or made too long ago. */
  open(token: string): Promise<DelegatedCaller | null>;
  /** The same for a member every time; tells nothing about him. */
  pseudonym(memberId: string): string;
}

/**
 * Tokens of all instances that share the service token.
 * @param now milliseconds since the epoch
 */
export function createCallerTokens(serviceToken: string, now: () => number = Date.now): CallerTokens {
  const keyFor = (use: string): Uint8Array =>
    new Uint8Array(hkdfSync('sha256', serviceToken, '', use, KEY_BYTES));
  const [sealing, naming] = [keyFor('caller tokens'), keyFor('caller pseudonyms')];
  return {
    seal: ({ sessionToken, draftClaim, callerAddress, language }) => {
      const issued = Math.floor(now() / 1000);
      return new EncryptJWT({ sessionToken, draftClaim, callerAddress, language })
        .setProtectedHeader(ALGORITHM)
        .setAudience(AUDIENCE)
        .setExpirationTime(issued + LIFETIME_S)
        .encrypt(sealing);
    },
    open: async (token) => {
      try {
        const { payload } = await jwtDecrypt(token, sealing, {
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
    },
    pseudonym: (memberId) => createHmac('sha256', naming).update(memberId).digest('base64url'),
  };
}
