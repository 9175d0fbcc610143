import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rulesReader } from '#backends/assistant/dialog/reader.ts';
import type { Input, Reader } from '#backends/assistant/dialog/reader.ts';
import { noWishes } from '#backends/assistant/dialog/state.ts';
import { createModelClient } from '#backends/assistant/model/model-client.ts';
import { createModelReader } from '#backends/assistant/model/model-reader.ts';
import { emptyFrame } from '#backends/assistant/model/testing/empty-frame.ts';
import { newContext } from '#backends/assistant/understanding/testing/summary.ts';
import { createLogger } from '#gateway/logger.ts';
import { startFakeModel } from '../support/servers/fake-model.ts';
import type { FakeModel, Step } from '../support/servers/fake-model.ts';
import { startTestProduct } from '../support/servers/product.ts';
import type { TestProduct } from '../support/servers/product.ts';
import { converse } from './support/chatting.ts';

let model: FakeModel;
let reader: Reader;
const logger = createLogger('silent');
const signal = new AbortController().signal;

beforeAll(async () => {
  model = await startFakeModel();
});
beforeEach(async () => {
  reader = await readerWithin(2_000);
});
afterAll(() => model.close());

const readerWithin = async (readingMs: number): Promise<Reader> => {
  const client = await createModelClient({ url: model.url, name: 'fake', key: 'model-secret' });
  return createModelReader({ client, logger, readingMs });
};

const heard = (message: string, more: Partial<Input> = {}): Input => ({
  message,
  context: newContext,
  earlier: [],
  search: { place: null, stay: null, party: null, wishes: noWishes },
  ...more,
});

const fills = (more: object): Step => {
  const text = JSON.stringify({ ...emptyFrame, ...more });
  return { kind: 'text', words: [text.slice(0, 30), text.slice(30)] };
};
const budget = (sums: object, words: string) => ({
  budget: { min: null, max: null, currency: null, per: 'night', isPerPerson: false, words, ...sums },
});
const dates = (checkIn: string, checkOut: string, words: string) => ({
  dates: { checkIn, checkOut, nights: null, words },
});

describe('a model that reads correctly', () => {
  it('adds what the rules do not understand: a place, dates and a filter in unusual words', async () => {
    const message = 'somewhere to splash about in Ashdod, Chol Hamoed-ish (28.3 to 30.3.2027)';
    model.script(
      fills({
        places: ['Ashdod'],
        added: [{ filter: 'amenity:Pool', words: 'splash about' }],
      }),
    );
    const { goal, details, language } = await reader.read(heard(message), signal);
    expect({ goal, language }).toEqual({ goal: { kind: 'find' }, language: 'en' });
    expect(details.places).toEqual([{ spellings: ['ashdod'], isMarked: true }]);
    expect(details.amenities).toEqual(['Pool']);
    expect(details.dates).toMatchObject({ checkIn: '2027-03-28', checkOut: '2027-03-30' });
  });

  it('finds Hebrew words with attached prefix letters in the message', async () => {
    model.script(fills({ places: ['אשדוד'] }));
    const { details, language } = await reader.read(heard('מתחשק לי באשדוד'), signal);
    expect(details.places).toEqual([{ spellings: ['אשדוד'], isMarked: true }]);
    expect(language).toBe('he');
  });

  it('keeps the rules’ reading of everything that the model does not mention', async () => {
    model.script(fills({ places: ['Haifa'] }));
    const message = 'hotel in Haifa with a pool, up to 700 shekels a night, two adults';
    const { details } = await reader.read(heard(message), signal);
    expect(details).toMatchObject({ amenities: ['Pool'], budget: { max: 700 }, guests: { adults: 2 } });
  });

  it('receives the message, earlier messages of the traveller, the search and the filters, and nothing else', async () => {
    model.script(fills({}));
    const card = '4111 1111 1111 1111';
    const scene = { ...heard('').context, shownNames: ['Carmel View'], placeNames: ['Haifa'] };
    const place = { en: 'Haifa', he: 'חיפה' };
    const search = { place, stay: null, party: null, wishes: noWishes };
    const earlier = ['one', 'two', 'three', 'four', `pay with ${card}`];
    await reader.read(heard(`cheaper, my card is ${card}`, { context: scene, search, earlier }), signal);
    const [request] = model.seen();
    expect(request?.url).toBe('/v1/chat/completions');
    expect(request?.headers.authorization).toBe('Bearer model-secret');
    expect(Object.keys(request?.headers ?? {}).filter((name) => name.startsWith('x-stainless'))).toEqual([]);
    expect(Object.keys(request?.body ?? {}).toSorted()).toEqual([
      'max_tokens',
      'messages',
      'model',
      'response_format',
      'stream',
      'temperature',
    ]);
    expect(request?.body.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(JSON.stringify(request?.body)).not.toMatch(/"(min|max)Length"/);
    expect(JSON.parse(request?.body.messages[1]?.content ?? '')).toEqual({
      today: '2026-11-21',
      earlier: ['two', 'three', 'four', 'pay with •••'],
      search,
      asked: null,
      filters: expect.arrayContaining(['amenity:Pool', 'stars:5']),
      message: 'cheaper, my card is •••',
    });
  });
});

describe('a model that returns something the message does not say', () => {
  const message = 'hotel in Haifa with breakfast, 3 to 5 May 2027, up to 700 shekels a night, two adults';
  it.each<[string, object]>([
    ['another city', { places: ['Eilat'] }],
    ['a place whose words mean something else', { places: ['breakfast'] }],
    ['another price', budget({ max: 99 }, 'up to 700')],
    ['a price that was not mentioned', budget({ max: 5 }, 'May')],
    ['another currency', budget({ max: 700, currency: 'EUR' }, '700')],
    ['a minimum price for a maximum', budget({ min: 700 }, 'up to 700')],
    ['a price of the whole stay', budget({ max: 700, per: 'stay' }, 'up to 700')],
    ['a price for each person', budget({ max: 700, isPerPerson: true }, 'up to 700')],
    ['other days', dates('2027-05-10', '2027-05-12', '3 to 5 May')],
    ['other days with words that are not dates', dates('2027-06-03', '2027-06-05', 'in')],
    ['days in the past', dates('2020-05-03', '2020-05-05', '3 to 5 May')],
    [
      'other guests',
      { guests: { adults: 5, childrenAges: null, children: null, rooms: null, words: 'two adults' } },
    ],
    ['a filter that was not requested', { added: [{ filter: 'amenity:Spa', words: 'breakfast' }] }],
    [
      'a filter with the words of the place',
      { places: ['Haifa'], added: [{ filter: 'amenity:Spa', words: 'Haifa' }] },
    ],
    ['a filter with words that are not in the message', { added: [{ filter: 'stars:5', words: 'luxury' }] }],
    [
      'the removal of a requested filter',
      { dropped: [{ filter: 'meal:Breakfast Included', words: 'breakfast' }] },
    ],
    [
      'a hotel that was not mentioned',
      {
        goal: {
          kind: 'hotel',
          hotel: { kind: 'named', words: 'Grand Palace' },
          question: 'price',
          amenity: null,
        },
      },
    ],
    ['a text of its own', { text: 'The Grand Palace costs ₪99!' }],
    ['a goal that does not exist', { goal: { kind: 'cancel-booking' } }],
    ['a request to start over', { goal: { kind: 'start-over' } }],
  ])('%s: the rules’ reading is used', async (_name, lie) => {
    model.script(fills(lie));
    const asked = heard(message);
    expect(await reader.read(asked, signal)).toEqual(await rulesReader.read(asked, signal));
    expect(model.seen()).toHaveLength(1);
  });
});

describe('a model that leaves out the currency', () => {
  it.each([
    ['hotel in Haifa up to 200 dollars', 'up to 200'],
    ['hotel in Haifa up to 200 zloty', 'up to 200'],
  ])('in “%s” is overruled by the rule-based reader', async (message, words) => {
    for (const currency of [null, 'ILS']) {
      model.script(fills(budget({ max: 200, currency }, words)));
      expect(await reader.read(heard(message), signal)).toEqual(
        await rulesReader.read(heard(message), signal),
      );
    }
  });
});

describe('a model that gives no usable answer', () => {
  const asked = heard('hotel in Haifa tomorrow');
  const page = '<html>Hello</html>';
  it.each<[string, Step]>([
    ['refuses', { kind: 'refusal' }],
    ['fails', { kind: 'status', status: 500 }],
    ['has no capacity', { kind: 'status', status: 429 }],
    ['sends an empty text', { kind: 'text', words: [] }],
    ['writes prose', { kind: 'text', words: ['The Grand Palace costs only ', '₪99 a night!'] }],
    ['writes half of the JSON', { kind: 'text', words: ['{"goal":{"kind":"find"},'] }],
    ['sends an HTML page', { kind: 'body', type: 'text/html', body: page }],
    ['writes an HTML page', { kind: 'text', words: [page] }],
    ['sends broken lines', { kind: 'body', type: 'text/event-stream', body: 'data: {"choices":[{]}\n\n' }],
    ['sends other JSON', { kind: 'body', type: 'text/event-stream', body: 'data: {"hello":1}\n\n' }],
    ['breaks off', { kind: 'cut', words: ['{'] }],
    ['never ends', { kind: 'endless', words: 'Well, well. ' }],
    ['is very long', fills({ unmet: [{ kind: 'fact', words: 'x'.repeat(50_000) }] })],
    ['does not respond', { kind: 'silence' }],
    ['stops in the middle', { kind: 'stall', words: ['{"goal":'] }],
  ])('is replaced by the rule-based reader when it %s', async (_name, step) => {
    model.script(step);
    expect(await reader.read(asked, signal)).toEqual(await rulesReader.read(asked, signal));
  });

  it('is not called for a while after it failed repeatedly', async () => {
    model.script({ kind: 'status', status: 500 });
    for (let times = 0; times < 5; times += 1) await reader.read(asked, signal);
    expect(model.seen()).toHaveLength(3);
  });

  it('is not waited for once the traveller has left, and is called for the next message', async () => {
    model.script({ kind: 'silence' });
    for (let times = 1; times <= 4; times += 1) {
      const client = new AbortController();
      const reading = reader.read(asked, client.signal);
      await expect.poll(() => model.seen().length).toBe(times);
      client.abort(new Error('gone'));
      await expect(reading).rejects.toThrow('gone');
    }
  });
});

describe('in the whole product', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct({ MODEL_URL: model.url, MODEL_NAME: 'fake', MODEL_KEY: 'model-secret' });
  });
  afterAll(() => product.stop());

  const said = async (visitor: ReturnType<TestProduct['visitor']>, message: string, threadId?: string) => {
    const { data, errors } = await converse(visitor, { message, ...(threadId && { threadId }) });
    expect(errors).toEqual([]);
    return data.sendChatMessage;
  };

  it('a conversation loses nothing when its model fails in the middle', async () => {
    const visitor = product.visitor();
    model.script(fills({ places: ['Haifa'], added: [{ filter: 'amenity:Pool', words: 'splash about' }] }));
    const first = await said(visitor, 'I want to splash about in Haifa');
    expect(first.text).toMatch(/Haifa/);
    model.script({ kind: 'status', status: 500 });
    const second = await said(visitor, 'only five stars please', first.threadId);
    expect(second.text).toMatch(/Haifa/);
    const [request] = model.seen();
    const sent = JSON.parse(request?.body.messages[1]?.content ?? '{}');
    expect(sent).toMatchObject({
      earlier: ['I want to splash about in Haifa'],
      search: { place: { en: 'Haifa' }, wishes: { amenities: ['Pool'] } },
    });
    // Sherry's own reply contains prices and is not sent.
    expect(JSON.stringify(sent)).not.toContain('₪');
  });

  it('text written by the model never reaches the traveller', async () => {
    model.script(fills({ places: ['Eilat'], text: 'Only ₪1 a night' }));
    const { text } = await said(product.visitor(), 'A hotel in Haifa?');
    expect(text).toMatch(/Haifa/);
    expect(text).not.toMatch(/Eilat|₪1 a night/);
  });
});
