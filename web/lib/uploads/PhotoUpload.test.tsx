import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CreateUploadDocument } from '#generated/graphql.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { PhotoUpload } from './PhotoUpload.tsx';

interface Arrived {
  readonly type: string;
  readonly body: string;
}

let answers: ((response: ServerResponse) => void)[] = [];
const arrived: Arrived[] = [];

const json = (status: number, body: object) => (response: ServerResponse) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A real server instead of the gateway; the test page has another origin, so the server allows that. */
const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('access-control-allow-headers', '*');
  if (request.method === 'OPTIONS') {
    response.end();
    return;
  }
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    arrived.push({
      type: request.headers['content-type'] ?? '',
      body: Buffer.concat(parts).toString(),
    });
    const answer = answers.shift() ?? json(200, { url: `/files/u/${arrived.length}/photo.png` });
    answer(response);
  });
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answers = [];
  arrived.length = 0;
});

const photo = (name: string, content = name, type = 'image/png') => new File([content], name, { type });

const target = (variables: object) => ({
  request: { query: CreateUploadDocument, variables },
  result: {
    data: {
      __typename: 'Mutation' as const,
      createUpload: { __typename: 'UploadTarget' as const, url: `${origin}/uploads/signed`, maxBytes: 10 },
    },
  },
  maxUsageCount: Number.POSITIVE_INFINITY,
});

function Form({ max, initial }: { max: number; initial?: string[] }) {
  const [value, setValue] = useState<string[]>(initial ?? []);
  return (
    <>
      <PhotoUpload purpose="REVIEW_PHOTO" bookingId="b1" value={value} onChange={setValue} max={max} />
      <output data-testid="value">{value.join(' ')}</output>
    </>
  );
}

const open = (options: { max?: number; initial?: string[]; language?: LanguageCode } = {}) =>
  renderRoute(<Form max={options.max ?? 3} {...(options.initial && { initial: options.initial })} />, {
    mocks: [target({ purpose: 'REVIEW_PHOTO', bookingId: 'b1' })],
    ...(options.language && { language: options.language }),
  });

/** Chooses files as the system's file chooser does. */
const choose = (container: HTMLElement, files: File[]) => {
  const input = container.querySelector('input[type="file"]');
  if (!input) throw new Error('no chooser');
  fireEvent.change(input, { target: { files } });
};

const values = () => screen.getByTestId('value');

describe('the photo upload', () => {
  it('sends the chosen files one after the other, and passes on their URLs in that order', async () => {
    const { container } = open();
    choose(container, [photo('a.png'), photo('b.webp', 'b', 'image/webp')]);
    await waitFor(() => expect(values()).toHaveTextContent('/files/u/1/photo.png /files/u/2/photo.png'));
    expect(arrived).toEqual([
      { type: 'image/png', body: 'a.png' },
      { type: 'image/webp', body: 'b' },
    ]);
    expect(screen.getByRole('img', { name: 'Picture 1' })).toHaveAttribute(
      'src',
      '/files/u/1/photo.png?w=320',
    );
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('Picture added'));
  });

  it('uploads dropped photos', async () => {
    open();
    fireEvent.drop(screen.getByTestId('file-drop'), { dataTransfer: { files: [photo('a.png')] } });
    await waitFor(() => expect(values()).toHaveTextContent('/files/u/1/photo.png'));
  });

  it('shows a failure as text and tries again', async () => {
    answers = [json(503, { code: 'OVERLOADED' })];
    const { container, user } = open();
    choose(container, [photo('a.png')]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Many requests at once.');
    expect(values()).toHaveTextContent(/^$/);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(values()).toHaveTextContent('/files/u/2/photo.png'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['no answer', (response: ServerResponse) => response.destroy(), 'No connection.', true],
    [
      'not a picture',
      json(422, { code: 'UPLOAD_REJECTED', reason: 'type' }),
      'This file cannot be used.',
      false,
    ],
    [
      'one too many',
      json(422, { code: 'UPLOAD_REJECTED', reason: 'count' }),
      'already as many pictures',
      false,
    ],
    [
      'too many pixels',
      json(413, { code: 'PAYLOAD_TOO_LARGE', reason: 'pixels' }),
      'an AVIF may have 16 million',
      false,
    ],
    ['too large', json(413, { code: 'PAYLOAD_TOO_LARGE' }), 'larger than 10 MB', false],
    [
      'an HTML page instead of a response',
      (response: ServerResponse) => response.end('<p>'),
      'went wrong',
      true,
    ],
  ] as const)('explains why a picture was not stored: %s', async (_, answer, words, mayRetry) => {
    answers = [answer];
    const { container } = open();
    choose(container, [photo('a.png')]);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(mayRetry ? 1 : 0);
  });

  it('sends nothing that is clearly not a picture or too large', async () => {
    const { container } = open();
    const large = photo('large.png');
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    choose(container, [photo('a.txt', 'a', 'text/plain'), large, photo('a.svg', '<svg/>', 'image/svg+xml')]);
    expect(await screen.findAllByText(/This file cannot be used/)).toHaveLength(2);
    expect(await screen.findByText('This picture is larger than 10 MB.')).toBeVisible();
    expect(arrived).toEqual([]);
  });

  it('leaves out pictures beyond the limit, and closes the chooser when full', async () => {
    const { container } = open({ max: 2 });
    choose(container, [photo('a.png'), photo('b.png'), photo('c.png')]);
    expect(screen.getByRole('alert')).toHaveTextContent('1 picture was left out: 2 pictures at most.');
    await waitFor(() => expect(values().textContent?.split(' ')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Add pictures' })).toBeDisabled();
  });

  it('removes and orders pictures by keyboard, and announces it', async () => {
    const { user } = open({ initial: ['/files/u/a/1.png', '/files/u/b/2.png'] });
    screen.getByRole('button', { name: 'Move picture 2 forward' }).focus();
    await user.keyboard('{Enter}');
    expect(values()).toHaveTextContent('/files/u/b/2.png /files/u/a/1.png');
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('Now picture 1'));
    screen.getByRole('button', { name: 'Remove picture 1' }).focus();
    await user.keyboard('{Enter}');
    expect(values()).toHaveTextContent(/^\/files\/u\/a\/1\.png$/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add pictures' })).toHaveFocus());
  });

  it('stops sending a picture that is removed meanwhile', async () => {
    answers = [() => undefined];
    const { container, user } = open();
    choose(container, [photo('a.png'), photo('b.png')]);
    await waitFor(() => expect(arrived).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Remove a.png' }));
    await waitFor(() => expect(values()).toHaveTextContent(/^\/files\/u\/2\/photo\.png$/));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is shown in Hebrew', () => {
    open({ language: 'he', max: 2 });
    expect(screen.getByRole('button', { name: 'הוספת תמונות' })).toBeVisible();
    expect(screen.getByText(/עד שתי תמונות/)).toBeVisible();
  });
});
