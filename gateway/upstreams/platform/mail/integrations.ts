import { z } from 'zod';
import { AppError } from '#gateway/errors.ts';
import { budgets } from '#upstreams/budgets.ts';
import type { CallBudget } from '#upstreams/budgets.ts';
import { parseReply } from '#upstreams/wire-kit.ts';
import { UPSTREAM, refusalOfReply } from '../send.ts';
import type { PlatformReply, SendToPlatform } from '../send.ts';

/** Name of an integration, in the package `Core` unless another one is given. */
export interface Integration {
  readonly package?: string;
  readonly name: string;
  /** Values that are also sent in the URL, because the platform checks them before it reads the body. */
  readonly query?: Readonly<Record<string, string>>;
}

/** A picture to upload to the platform. */
export interface UploadedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** As declared; the platform determines the type from the content. */
  readonly type: string;
  readonly name: string;
  /** The stay that the photo shows; null for administrators' pictures. */
  readonly bookingId: string | null;
}

/** Integrations of the platform, each called with the token of the user. */
export interface PlatformIntegrations {
  /**
   * Calls an integration with named parameters: as multipart when there is a file, otherwise as JSON.
   * @returns the platform's own response
   * @throws AppError INTEGRATION_PARAMS for a text instead of parameters, before anything is sent; AUTH_REQUIRED,
   * FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, PAYLOAD_TOO_LARGE as in the response
   */
  call(
    integration: Integration,
    parameters: unknown,
    as: { readonly token: string; readonly budget?: CallBudget },
  ): Promise<unknown>;
  /**
   * Stores a picture with the uploader's own session.
   * @returns its URL: a path below `/files/`, or an absolute one of a platform that serves files elsewhere
   * @throws AppError UPLOAD_REJECTED when it is not a picture, or there are too many
   */
  uploadFile(picture: UploadedPicture, token: string): Promise<string>;
}

const uploadReply = z.object({ file_url: z.string().min(1) });

const pathOf = ({ package: packageName = 'Core', name }: Integration): string => {
  const named = encodeURIComponent(name);
  return packageName === 'Core'
    ? `/integration-endpoints/Core/${named}`
    : `/integration-endpoints/installable/${encodeURIComponent(packageName)}/integration-endpoints/${named}`;
};

/** The error for a text instead of named parameters; the wording is prescribed. */
const unnamed = (name: string): AppError =>
  new AppError('INTEGRATION_PARAMS', {
    upstream: UPSTREAM,
    call: name,
    reason: `Integration ${name} must receive an object with named parameters.`,
  });

/** The error for a refused call: it concerns the user's rights or input, not the gateway's. */
function refused(reply: PlatformReply, call: string): AppError {
  const facts = { upstream: UPSTREAM, call, status: reply.status };
  if (reply.status === 401) return new AppError('AUTH_REQUIRED', facts);
  if (reply.status === 403) return new AppError('FORBIDDEN', facts);
  if (reply.status === 404) return new AppError('NOT_FOUND', facts);
  if (reply.status === 400 || reply.status === 422) return new AppError('BAD_USER_INPUT', facts);
  // A small file may decompress to more than the platform accepts.
  if (reply.status === 413 && reply.code === 'image_too_large')
    return new AppError('PAYLOAD_TOO_LARGE', { ...facts, reason: 'pixels' });
  return refusalOfReply(reply, call);
}

/** Each named value as a form part: files unchanged, objects as JSON, the rest as text. */
function formOf(parameters: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parameters)) {
    if (value instanceof Blob) form.append(name, value);
    else if (typeof value === 'object' && value !== null) form.append(name, JSON.stringify(value));
    else form.append(name, String(value));
  }
  return form;
}

/** A URL on the platform's origin becomes a path, which browsers load from our origin. */
function shown(address: string): string {
  const path = URL.canParse(address) ? new URL(address).pathname : address;
  return path.startsWith('/files/') ? path : address;
}

export function createIntegrations(send: SendToPlatform): PlatformIntegrations {
  const call: PlatformIntegrations['call'] = async (integration, parameters, { token, budget }) => {
    const { name, query } = integration;
    if (typeof parameters === 'string') throw unnamed(name);
    const named = z.record(z.string(), z.unknown()).safeParse(parameters);
    const hasFile = named.success && Object.values(named.data).some((value) => value instanceof Blob);
    const reply = await send({
      call: name,
      method: 'POST',
      path: pathOf(integration),
      ...(query && Object.keys(query).length > 0 && { suffix: `?${new URLSearchParams(query).toString()}` }),
      token,
      body: hasFile ? formOf(named.data) : parameters,
      budget: budget ?? (hasFile ? budgets.platformUpload : budgets.platformOnce),
    });
    if (reply.status >= 300) throw refused(reply, name);
    return reply.body;
  };

  return {
    call,
    uploadFile: async ({ bytes, type, name, bookingId }, token) => {
      const site = { upstream: UPSTREAM, call: 'UploadFile' };
      const file = new File([bytes], name, { type });
      const query: Record<string, string> = bookingId === null ? {} : { booking_id: bookingId };
      const integration = { name: 'UploadFile', query };
      const body = await call(integration, { file, ...query }, { token }).catch((cause: unknown) => {
        throw asRejection(cause);
      });
      return shown(parseReply(uploadReply, body, site).file_url);
    },
  };
}

const notAPicture: ReadonlySet<number> = new Set([400, 409, 415, 422]);

/** Turns statuses that concern the picture itself into UPLOAD_REJECTED. */
function asRejection(cause: unknown): unknown {
  if (!(cause instanceof AppError)) return cause;
  const { status } = cause.facts;
  return status !== undefined && notAPicture.has(status)
    ? new AppError('UPLOAD_REJECTED', { ...cause.facts, reason: status === 409 ? 'count' : 'type' })
    : cause;
}
