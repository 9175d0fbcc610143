import type { RequestHandler } from 'express';
import type { Logger } from '../kit/logger.ts';
import type { PersonBudget } from './limits/person-budgets.ts';

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
  /** Holds as well, while the service token is being changed. */
  readonly previousServiceToken?: string | undefined;
  /** Puts in demo data once, opens the demo accounts and shows them on the login page; without it they are closed. */
  readonly demo: boolean;
  /** `smtp(s)://user:password@host:port`; without it mails stay in the outbox. */
  readonly smtpUrl?: string | undefined;
  /**
   * Writes working links for new passwords into the outbox, which administrators read: for somebody's own machine without a
   * mail server. Elsewhere a link is made when its mail is sent, and nobody but its reader ever sees it.
   */
  readonly areLinksInOutbox?: boolean | undefined;
  /** First administrator, made when there is none besides the demo's. */
  readonly admin?: { readonly email: string; readonly password: string } | undefined;
  /** Origins a sign-in may return to, besides the own one. */
  readonly allowedOrigins: () => readonly string[];
  /** Product name by language, for the login page. */
  readonly brand: { readonly en: string; readonly he: string };
  /** Burst of points of one visitor's address; 1,000 unless told. Members have twice that. */
  readonly visitorPoints?: number | undefined;
  /** Acts of one person a minute, where others are wanted than the gateway's. */
  readonly personBudgets?: Readonly<Record<PersonBudget, number>> | undefined;
  /** Proxies whose forwarded headers count, as Express names them; nobody is believed unless told. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Follows every request of the server; nobody does unless told. */
  readonly watch?: RequestHandler | undefined;
  /** Told what became of each attempt to send a mail; `given-up` is one that will not be tried again. */
  readonly onMail?: ((outcome: 'sent' | 'delayed' | 'given-up') => void) | undefined;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}
