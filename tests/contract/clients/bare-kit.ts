import pino from 'pino';
import { createEntityPlatform } from '#upstreams/platform/client.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { newBooking } from '#tests/fixtures/wire/clients/platform.ts';
import { startBarePlatform } from '#tests/support/bare/bare-platform.ts';

export const member = { email: 'dana@example.com', role: 'user', name: 'Dana Levi' } as const;
export const administrator = { email: 'admin@example.com', role: 'admin', name: 'Ada Min' } as const;

/** A booking of the member that was not sent yet. */
export const ownDraft = { ...newBooking, createdBy: member.email, payment: null, cancellationDetails: null };

/** A platform with only the calls of the specification, and clients of gateways that use it. */
export async function startBareKit(options: Parameters<typeof startBarePlatform>[0] = {}) {
  const bare = await startBarePlatform(options);
  const serviceToken = bare.signedIn({ email: 'gateway@example.com', role: 'admin', name: 'Gateway' });
  const lines: Record<string, unknown>[] = [];
  const clients: EntityPlatform[] = [];
  return {
    bare,
    lines,
    serviceToken,
    memberToken: bare.signedIn(member),
    adminToken: bare.signedIn(administrator),
    /** Returns the client of one more gateway. */
    gateway: (redisUrl: string | null = null): EntityPlatform => {
      const client = createEntityPlatform({
        baseUrl: bare.url,
        appId: 'solera',
        environment: 'prod',
        originUrl: 'https://solera.example',
        loginOrigin: 'https://solera.example',
        serviceToken,
        logger: pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }),
        bare: { redisUrl },
      });
      clients.push(client);
      return client;
    },
    close: async (): Promise<void> => {
      for (const client of clients) client.close();
      await bare.close();
    },
  };
}

export type BareKit = Awaited<ReturnType<typeof startBareKit>>;
