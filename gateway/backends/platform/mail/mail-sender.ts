import { createTransport } from 'nodemailer';
import { stackFramesOf } from '#backends/kit/stack-frames.ts';
import type { ResetLinks } from '../auth/passwords/reset-links.ts';
import type { PlatformOptions } from '../options.ts';
import type { PlatformDatabase } from '../database/platform-database.ts';
import { mailQueue } from './mail-queue.ts';
import type { QueuedMail } from './mail-queue.ts';

const LOOK_MS = 5_000;
const CLOSE_MS = 5_000;
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

export interface MailSender {
  /** Looks for due mails now instead of at the next interval; to be called after a mail was stored. */
  nudge(): void;
  /** Number of mails that were neither sent nor given up. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

/** Used without a mail server: sends nothing. */
const NO_SENDER: MailSender = { nudge: () => {}, waiting: async () => 0, close: async () => {} };

/** The reason of a failure as codes only, such as `EAUTH 535`. */
function reasonOf(error: unknown): { reason: string; isServerDown: boolean } {
  const has = (name: 'code' | 'responseCode'): string => {
    const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const reason = [has('code'), has('responseCode')].filter(Boolean).join(' ');
  return { reason: reason || 'unknown', isServerDown: has('responseCode') === '' };
}

/** The sender address: the server's login if that is an address. */
function senderAddress(smtpUrl: string, publicUrl: string): string {
  const user = decodeURIComponent(new URL(smtpUrl).username);
  return /^[^\s@<>]+@[^\s@<>]+$/.test(user) ? user : `no-reply@${new URL(publicUrl).hostname}`;
}

function transportFor(smtpUrl: string, { brand, publicUrl }: PlatformOptions) {
  const transport = createTransport({
    url: smtpUrl,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    close: () => transport.close(),
    async send(mail: QueuedMail): Promise<void> {
      const address = senderAddress(smtpUrl, publicUrl());
      await transport.sendMail({
        from: { name: mail.from_name ?? brand[mail.language === 'he' ? 'he' : 'en'], address },
        to: { name: '', address: mail.to },
        subject: mail.subject,
        // The same for every attempt, so that a mail that arrives twice is shown once.
        messageId: `<${mail.id}@${address.split('@')[1] ?? 'localhost'}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(mail.html === null ? {} : { html: mail.html }),
        ...(mail.text === null ? {} : { text: mail.text }),
      });
    },
  };
}

/**
 * Sends stored mails in the background, one after the other, if a mail server is configured.
 * @param links create the link in a mail for a new password when it is sent
 */
export function createMailSender(
  options: PlatformOptions,
  db: PlatformDatabase,
  links: Pick<ResetLinks, 'fill'>,
  now: () => number,
): MailSender {
  const { smtpUrl, logger, onMail = () => undefined } = options;
  if (!smtpUrl) return NO_SENDER;
  const transport = transportFor(smtpUrl, options);
  const queue = mailQueue(db, now);
  const state = { isClosed: false, isRunRequested: false };
  let work: Promise<void> | null = null;

  /** @returns whether to continue with the next one */
  async function sendNext(): Promise<boolean> {
    const mail = await queue.claim();
    if (!mail) return false;
    try {
      await transport.send(await links.fill(mail));
    } catch (error) {
      const { reason, isServerDown } = reasonOf(error);
      logger.warn({ event: 'mail.failed', mail: mail.id, attempt: mail.attempts, reason }, 'mail not sent');
      onMail((await queue.notSent(mail, reason)) ? 'delayed' : 'given-up');
      return !isServerDown;
    }
    await queue.sent(mail);
    onMail('sent');
    return true;
  }

  async function sendAll(): Promise<void> {
    try {
      for (let lost = await queue.giveUp(); lost > 0; lost -= 1) onMail('given-up');
      do {
        state.isRunRequested = false;
        let mayContinue = true;
        while (mayContinue && !state.isClosed) mayContinue = await sendNext();
      } while (state.isRunRequested && !state.isClosed);
    } catch (error) {
      const at = error instanceof Error ? { name: error.name, stack: stackFramesOf(error) } : {};
      if (!state.isClosed) logger.error(at, 'the outbox could not be processed');
    } finally {
      work = null;
    }
  }

  function nudge(): void {
    state.isRunRequested = true;
    if (!state.isClosed) work ??= sendAll();
  }

  const timer = setInterval(nudge, LOOK_MS).unref();
  nudge();
  return {
    nudge,
    waiting: () => queue.waiting(),
    async close() {
      state.isClosed = true;
      clearInterval(timer);
      let limit: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        limit = setTimeout(resolve, CLOSE_MS);
      });
      await Promise.race([work ?? Promise.resolve(), patience]);
      clearTimeout(limit);
      transport.close();
    },
  };
}
