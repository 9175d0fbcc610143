import type { Logger } from '../kit/logger.ts';

/** What the platform needs to know about where and for whom it runs. */
export interface PlatformOptions {
  readonly appId: string;
  /**
   * Folder of uploads and of the embedded database, or `memory://` to keep nothing. With `databaseUrl` it holds uploads
   * only; several instances have to share it.
   */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Own origin, without a slash at the end. */
  readonly publicUrl: () => string;
  /** The gateway's own identity: a bearer equal to it may do everything. */
  readonly serviceToken: string;
  /** Puts in demo data once and shows the demo accounts on the login page. */
  readonly demo: boolean;
  /** `smtp(s)://user:password@host:port`; without it mails stay in the outbox. */
  readonly smtpUrl?: string | undefined;
  /** First administrator, made when there is none. */
  readonly admin?: { readonly email: string; readonly password: string } | undefined;
  /** Origins a sign-in may return to, besides the own one. */
  readonly allowedOrigins: () => readonly string[];
  /** Product name by language, for the login page. */
  readonly brand: { readonly en: string; readonly he: string };
  /** Burst of points of one visitor's address; 1,000 unless told. Members have twice that. */
  readonly visitorPoints?: number | undefined;
  /** Proxies whose forwarded headers count, as Express names them; nobody is believed unless told. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}
