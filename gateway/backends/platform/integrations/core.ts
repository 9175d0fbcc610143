import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../access/actor.ts';
import { keepUpload, mayUpload } from '../files/upload.ts';
import { sendEmail } from '../mail/send-email.ts';
import type { PersonBudget } from '../limits/person-budgets.ts';
import type { Platform } from '../platform.ts';

/** What an integration is called with. Files come in multipart bodies only. */
export interface IntegrationCall {
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Of the address, known before the body. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly file: { readonly name: string; readonly bytes: Buffer } | null;
}

interface Integration {
  /** Asked before the body is read; finer rules follow in `run`. */
  readonly isOpenTo: (actor: Actor) => boolean;
  /** What a person spends with each call. */
  readonly budget?: PersonBudget;
  /**
   * Asked before the body is read, too: what the query tells has to suffice.
   * @throws HttpError when the call would be refused anyway
   */
  readonly admit?: (platform: Platform, actor: Actor, query: unknown) => Promise<void>;
  readonly run: (platform: Platform, actor: Actor, call: IntegrationCall) => Promise<unknown>;
}

const uploadFile: Integration = {
  isOpenTo: (actor) => actor.kind !== 'visitor',
  budget: 'upload',
  admit: mayUpload,
  async run(platform, actor, { parameters, query, file }) {
    if (file === null)
      throw new HttpError(400, 'UploadFile needs a multipart body with a part named file', {
        code: 'file_missing',
      });
    return keepUpload(platform, actor, { part: file, fields: { ...parameters, ...query } });
  },
};

const invokeLanguageModel: Integration = {
  isOpenTo: (actor) => actor.kind !== 'visitor',
  async run() {
    throw new HttpError(501, 'InvokeLLM is not available: this installation has no language model', {
      code: 'no_language_model',
    });
  },
};

/** The integrations of the package `Core` that exist here, by their name on the wire. */
export const coreIntegrations: Readonly<Record<string, Integration>> = {
  UploadFile: uploadFile,
  SendEmail: {
    isOpenTo: (actor) => actor.kind === 'service',
    run: (platform, _actor, { parameters }) => sendEmail(platform, parameters),
  },
  InvokeLLM: invokeLanguageModel,
};
