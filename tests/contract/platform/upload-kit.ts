import type { Answer, PlatformUnderTest } from './platform-under-test.ts';

interface Part {
  readonly bytes: Buffer | string;
  readonly name?: string;
  /** Type that the caller declares. */
  readonly type?: string;
}

/** Uploads a file like an off-the-shelf client: multipart, with the part `file`. */
export async function upload(
  platform: PlatformUnderTest,
  token: string | undefined,
  { bytes, name = 'photo.jpg', type = 'image/jpeg' }: Part,
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type }));
  return post(platform, 'UploadFile', token, form);
}

export async function post(
  platform: PlatformUnderTest,
  integration: string,
  token: string | undefined,
  body: FormData,
): Promise<Answer> {
  const reply = await fetch(`${platform.url}/api/apps/solera/integration-endpoints/Core/${integration}`, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body,
  });
  return { status: reply.status, body: await reply.json(), headers: reply.headers };
}
