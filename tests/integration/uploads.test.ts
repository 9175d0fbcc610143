import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '#gateway/logger.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { newBooking, hotelPage, pay, register, firstWithRooms } from './support/booking.ts';
import { signedIn } from './support/people.ts';
import { endStay } from './support/stays.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const lines: string[] = [];
let product: TestProduct;
let admin: Visitor;
beforeAll(async () => {
  product = await startTestProduct(
    {},
    createLogger('trace', { write: (line: string) => void lines.push(line) }),
  );
  admin = await signedIn(product, 'admin');
});
afterAll(() => product.stop());

/** A blue PNG of one pixel. */
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
    'base64',
  ),
);

interface Target {
  readonly url: string;
  readonly maxBytes: number;
  readonly expiresAt: string;
}

const createUpload = (visitor: Visitor, purpose: string, bookingId?: string) =>
  visitor.ask<{ createUpload: Target }>(
    `mutation($purpose: UploadPurpose!, $bookingId: ID) {
      createUpload(purpose: $purpose, bookingId: $bookingId) { url maxBytes expiresAt }
    }`,
    { purpose, bookingId },
  );

async function targetOf(visitor: Visitor, purpose = 'HOTEL_IMAGE', bookingId?: string): Promise<string> {
  const { data, errors } = await createUpload(visitor, purpose, bookingId);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.createUpload.url;
}

const send = async (
  visitor: Visitor,
  url: string,
  body: Uint8Array<ArrayBuffer> = png,
  headers: Record<string, string> = {},
) => {
  const answer = await visitor.fetch(url, {
    method: 'POST',
    body,
    headers: { 'content-type': 'image/png', ...headers },
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { url?: string; code?: string; reason?: string },
  };
};

describe('a picture of a hotel', () => {
  it('is sent to a signed target and can be read by anyone, also in smaller sizes', async () => {
    const { data } = await createUpload(admin, 'HOTEL_IMAGE');
    expect(data.createUpload.maxBytes).toBe(10 * 1024 * 1024);
    expect(Date.parse(data.createUpload.expiresAt)).toBeGreaterThan(Date.now());
    const { status, body } = await send(admin, data.createUpload.url);
    expect(status).toBe(200);
    expect(body.url).toMatch(/^\/files\/u\/[\w-]+\/hotel\.png$/);
    for (const address of [`${body.url}`, `${body.url}?w=640`]) {
      const picture = await product.visitor().fetch(address);
      expect([picture.status, picture.headers.get('content-type')?.slice(0, 6)]).toEqual([200, 'image/']);
    }
  });

  it('can be uploaded by administrators only', async () => {
    const member = product.visitor();
    await register(member);
    const codes = [];
    for (const visitor of [member, product.visitor()])
      codes.push((await createUpload(visitor, 'HOTEL_IMAGE')).errors[0]?.extensions?.['code']);
    expect(codes).toEqual(['FORBIDDEN', 'AUTH_REQUIRED']);
  });

  it('can be sent to another instance', async () => {
    const other = await startTestProduct(product.upstreams());
    try {
      const { status } = await send(
        admin.at(() => other.url),
        await targetOf(admin),
      );
      expect(status).toBe(200);
    } finally {
      await other.stop();
    }
  });
});

describe('an upload target', () => {
  it('accepts one file', async () => {
    const url = await targetOf(admin);
    expect((await send(admin, url)).status).toBe(200);
    expect(await send(admin, url)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('can be used only by the user who created it, from our own pages', async () => {
    const url = await targetOf(admin);
    const member = product.visitor();
    await register(member);
    expect((await send(product.visitor(), url)).body.code).toBe('AUTH_REQUIRED');
    expect((await send(member, url)).body.code).toBe('NOT_FOUND');
    expect((await send(admin, `${url}x`)).body.code).toBe('NOT_FOUND');
    const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    expect(await send(admin, url, png, foreign)).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect((await send(admin, url)).status).toBe(200);
  });

  it('does not appear in the log', async () => {
    const url = await targetOf(admin);
    await send(admin, url);
    const leaks = lines.filter((line) => line.includes(url.slice('/uploads/'.length, 40)));
    expect(leaks).toEqual([]);
    expect(lines.some((line) => line.includes('"route":"upload"'))).toBe(true);
  });
});

/** Sends the first bytes of a picture; `finish` sends the rest. */
function begin(visitor: Visitor, url: string) {
  const sending = request(new URL(url, product.url), {
    method: 'POST',
    headers: { cookie: visitor.cookieHeader, 'content-type': 'image/png', 'content-length': png.length },
  });
  const status = once(sending, 'response').then(([answer]: IncomingMessage[]) => {
    answer?.resume();
    return answer?.statusCode;
  });
  sending.write(png.slice(0, 8));
  return { status, finish: () => sending.end(png.slice(8)) };
}

describe('slow uploads of one member', () => {
  it('take at most two places, and leave the others to other callers', async () => {
    const member = await signedIn(product, 'traveller');
    const { data } = await member.ask<{ myBookings: { id: string; reviewState: { canReview: boolean } }[] }>(
      '{ myBookings { id reviewState { canReview } } }',
    );
    const stay = data.myBookings.find(({ reviewState }) => reviewState.canReview);
    const targets: string[] = [];
    for (let n = 0; n < 13; n += 1) targets.push(await targetOf(member, 'REVIEW_PHOTO', stay?.id));
    const [last = '', ...others] = targets;
    const slow = others.map((url) => begin(member, url));
    const refused = new Set<object>();
    await new Promise<void>((resolve) => {
      for (const each of slow)
        void each.status.then((status) => {
          if (status === 503) refused.add(each);
          if (refused.size === slow.length - 2) resolve();
          return status;
        });
    });
    expect((await send(admin, await targetOf(admin))).status).toBe(200);
    for (const { finish } of slow) finish();
    const statuses = await Promise.all(slow.map(({ status }) => status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(2);
    expect((await send(member, last)).status).toBe(200);
  });
});

describe('an uploaded file', () => {
  it('must be a photo: an SVG is refused, to administrators too', async () => {
    const drawing = new Uint8Array(
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'),
    );
    expect(await send(admin, await targetOf(admin), drawing)).toMatchObject({
      status: 422,
      body: { code: 'UPLOAD_REJECTED', reason: 'type' },
    });
  });

  it('must be a picture, whatever its declared type is', async () => {
    const text = new Uint8Array(Buffer.from('<html><script>alert(1)</script></html>'));
    expect(await send(admin, await targetOf(admin), text)).toMatchObject({
      status: 422,
      body: { code: 'UPLOAD_REJECTED', reason: 'type' },
    });
    expect(await send(admin, await targetOf(admin), new Uint8Array())).toMatchObject({
      status: 422,
      body: { code: 'UPLOAD_REJECTED', reason: 'empty body' },
    });
  });

  it('is refused above ten megabytes', async () => {
    const body = new Uint8Array(10 * 1024 * 1024 + 1);
    expect(await send(admin, await targetOf(admin), body)).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE' },
    });
  });
});

describe('a photo of a review', () => {
  it('can be uploaded only with a finished stay', async () => {
    const stay = twoNights();
    const member = product.visitor();
    await register(member);
    const city = await cityNamed(member, 'Haifa');
    const { hotels } = await searchWhole(member, criteriaOf(city, stay), { page: { page: 1, pageSize: 50 } });
    const hotelId = firstWithRooms(hotels).id;
    const [offer] = (await hotelPage(member, hotelId, stay)).offers.offers;
    if (!offer) throw new Error('no rooms');
    const booking = await newBooking(member, { hotelId, offer, stay });
    const codeOf = async (visitor: Visitor, id?: string) =>
      (await createUpload(visitor, 'REVIEW_PHOTO', id)).errors[0]?.extensions?.['code'];
    expect(await codeOf(member, booking.id)).toBe('INVALID_STATE');
    await pay(member, { bookingId: booking.id, expectedTotalMinor: booking.totalToPay.amountMinor });
    expect(await codeOf(member, booking.id)).toBe('INVALID_STATE');
    await endStay(product, booking.id);
    expect(await codeOf(member)).toBe('NOT_FOUND');
    expect(await codeOf(await signedIn(product, 'traveller'), booking.id)).toBe('NOT_FOUND');
    const { status, body } = await send(member, await targetOf(member, 'REVIEW_PHOTO', booking.id));
    expect([status, body.url?.slice(0, 9)]).toEqual([200, '/files/u/']);
  });
});
