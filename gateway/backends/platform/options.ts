import type { RequestHandler } from 'express';
import type { Database } from '../kit/database/database.ts';
import type { Logger } from '../kit/logger.ts';
import type { PersonBudget } from './limits/person-budgets.ts';

/** Configuration of the platform. */
export interface PlatformOptions {
  readonly appId: string;
  /**
   * Folder of uploads and of the embedded database, or `memory://` to store nothing. With `databaseUrl` it contains
   * only uploads, and several instances must share it.
   */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** An embedded database that is open already, because other programs of this process use it too. */
  readonly database?: Database | undefined;
  /** Own origin, without a trailing slash. */
  readonly publicUrl: () => string;
  /** The gateway's own account: a caller with this bearer token may do everything. */
  readonly serviceToken: string;
  /** Accepted too, while the service token is being changed. */
  readonly previousServiceToken?: string | undefined;
  /**
   * True: adds demo data once, enables the demo accounts and shows them on the login page. False: they are disabled.
   */
  readonly demo: boolean;
  /** `smtp(s)://user:password@host:port`; when missing, mails stay in the outbox. */
  readonly smtpUrl?: string | undefined;
  /**
   * Writes working links for new passwords into the outbox, which administrators can read: for a developer's own
   * machine without a mail server. Elsewhere a link is created when its mail is sent, and only its recipient sees it.
   */
  readonly areLinksInOutbox?: boolean | undefined;
  /** First administrator, created when there is none besides the demo's. */
  readonly admin?: { readonly email: string; readonly password: string } | undefined;
  /** Origins to which a sign-in may return, besides our own one. */
  readonly allowedOrigins: () => readonly string[];
  /** Product name by language, for the login page. */
  readonly brand: { readonly en: string; readonly he: string };
  /** Number of points per 20 s of one visitor's IP address; 1,000 by default. Members have twice that. */
  readonly visitorPoints?: number | undefined;
  /** Number of actions of one person per minute; by default the same numbers as at the gateway. */
  readonly personBudgets?: Readonly<Record<PersonBudget, number>> | undefined;
  /** Proxies whose forwarded headers count, in Express's notation; none by default. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Called with every request of the server; none by default. */
  readonly watch?: RequestHandler | undefined;
  /** Called with the result of each attempt to send a mail; `given-up` is one that will not be tried again. */
  readonly onMail?: ((outcome: 'sent' | 'delayed' | 'given-up') => void) | undefined;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}
