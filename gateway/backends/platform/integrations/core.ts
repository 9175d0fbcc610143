import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../access/actor.ts';
import { storeUpload, requireUploadPermission } from '../files/upload.ts';
import { sendEmail } from '../mail/send-email.ts';
import type { PersonBudget } from '../limits/person-budgets.ts';
import type { Platform } from '../platform.ts';

/** The arguments of an integration. Files come in multipart bodies only. */
export interface IntegrationCall {
  readonly parameters: Readonly<Record<string, unknown>>;
  /** The query of the URL, which is known before the body. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly file: { readonly name: string; readonly bytes: Buffer } | null;
}

interface Integration {
  /** Checked before the body is read; more specific rules follow in `run`. */
  readonly isOpenTo: (actor: Actor) => boolean;
  /** The caller's budget of which each call uses one action. */
  readonly budget?: PersonBudget;
  /**
   * Also checked before the body is read, with the query of the URL.
   * @throws HttpError when the call would be refused anyway
   */
  readonly admit?: (platform: Platform, actor: Actor, query: unknown) => Promise<void>;
  readonly run: (platform: Platform, actor: Actor, call: IntegrationCall) => Promise<unknown>;
}

const uploadFile: Integration = {
  isOpenTo: (actor) => actor.kind !== 'visitor',
  budget: 'upload',
  admit: requireUploadPermission,
  async run(platform, actor, { parameters, query, file }) {
    if (file === null)
      throw new HttpError(400, 'UploadFile needs a multipart body with a part named file', {
        code: 'file_missing',
      });
    return storeUpload(platform, actor, { part: file, fields: { ...parameters, ...query } });
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

/** The available integrations of the package `Core`, by name. */
export const coreIntegrations: Readonly<Record<string, Integration>> = {
  UploadFile: uploadFile,
  SendEmail: {
    isOpenTo: (actor) => actor.kind === 'service',
    run: (platform, _actor, { parameters }) => sendEmail(platform, parameters),
  },
  InvokeLLM: invokeLanguageModel,
};
