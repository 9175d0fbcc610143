import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstReadsName, sessionEndKey } from '#shared/routes/first-reads.ts';
import { fillFirstFrame } from './firstFill.ts';

const mark = 'data-place';
const data = { me: { fullName: 'Noa' } };

const send = (response: Promise<unknown>, sessionEnd = '') =>
  Reflect.set(window, firstReadsName, { Viewer: { variables: {}, sentAt: 0, sessionEnd, response } });

/** What was filled with the response of `Viewer`. */
async function filled(): Promise<readonly unknown[]> {
  const fill = vi.fn<Parameters<typeof fillFirstFrame>[2]>();
  await fillFirstFrame(mark, 'Viewer', fill);
  return fill.mock.calls;
}

const place = () => document.querySelector(`[${mark}]`);

beforeEach(() => {
  document.body.innerHTML = `<div id="root" inert><p ${mark}></p></div>`;
});
afterEach(() => {
  Reflect.deleteProperty(window, firstReadsName);
  localStorage.clear();
});

describe('a first frame', () => {
  it('is filled with the response to a read of its page', async () => {
    send(Promise.resolve({ data }));
    expect(await filled()).toEqual([[place(), data]]);
  });

  it('stays as it is when the page has sent no such read', async () => {
    expect(await filled()).toEqual([]);
    Reflect.set(window, firstReadsName, {});
    expect(await filled()).toEqual([]);
  });

  it.each([
    ['no response', null],
    ['a refusal', { errors: [{ message: 'no' }] }],
    ['a response with empty data', { data: null, errors: [] }],
  ])('stays as it is without data: %s', async (_why, response) => {
    send(Promise.resolve(response));
    expect(await filled()).toEqual([]);
  });

  it('stays as it is after the end of the session in another tab', async () => {
    send(Promise.resolve({ data }));
    localStorage.setItem(sessionEndKey, JSON.stringify('another'));
    expect(await filled()).toEqual([]);
  });

  it.each(['storage', 'pageshow'])(
    'is emptied again when the session has ended after it was filled: %s',
    async (event) => {
      send(Promise.resolve({ data }));
      await fillFirstFrame(mark, 'Viewer', (element) => element.replaceChildren('Noa'));
      window.dispatchEvent(new Event(event));
      expect(place()).toHaveTextContent('Noa');
      localStorage.setItem(sessionEndKey, JSON.stringify('another'));
      window.dispatchEvent(new Event(event));
      expect(place()).toBeEmptyDOMElement();
    },
  );

  it('is not filled once the application has replaced it', async () => {
    send(Promise.resolve({ data }));
    document.querySelector('#root')?.removeAttribute('inert');
    expect(await filled()).toEqual([]);
  });
});
