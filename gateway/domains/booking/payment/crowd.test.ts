import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import { caller, confirmInput, createInput, dana, setUp, settled } from '../testing/kit.ts';
import { storedHotelWith, refused } from '../testing/own-inventory.ts';

const CROWD = 200;
const crowd = <T>(ask: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CROWD }, (_, nth) => ask(nth)));

/** A draft, and a counter of later reads of its record. */
async function draft() {
  const kit = setUp();
  const me = caller(dana);
  await kit.service.create(me, createInput());
  kit.checked.length = 0;
  const reads = { count: 0 };
  const { booking } = kit.store;
  kit.store.booking = (id) => {
    reads.count += 1;
    return booking(id);
  };
  return { ...kit, me, reads };
}

const confirmed = { __typename: 'BookingSaved', booking: { status: 'confirmed', pendingOperation: null } };

describe('two hundred requests that pay one booking at once', () => {
  it('cost as much as one when they share a key, and all get the same result', async () => {
    const { service, me, sent, checked, reads } = await draft();
    const answers = await crowd(() => service.confirm(me, confirmInput()));
    expect(sent).toHaveLength(1);
    expect(checked).toHaveLength(1);
    expect(reads.count).toBeLessThan(5);
    for (const answer of answers) expect(answer).toMatchObject(confirmed);
  });

  it('book once and check once when each has its own key, and all are confirmed', async () => {
    const { service, me, sent, checked } = await draft();
    const answers = await crowd((nth) => service.confirm(me, confirmInput({ key: `pay-${nth}` })));
    expect(sent).toHaveLength(1);
    expect(checked).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject(confirmed);
  });

  it('all report that the booking is being confirmed while Book has no response', async () => {
    const { service, me, sent, script, clock } = await draft();
    script.book = () => new Promise(() => undefined);
    const job = crowd((nth) => service.confirm(me, confirmInput({ key: `pay-${nth % 3}` })));
    for (let turn = 0; turn < 5; turn += 1) await settled();
    for (let second = 0; second < 30; second += 1) await clock.advance(1000);
    for (const answer of await job)
      expect(answer).toMatchObject({ booking: { status: 'pending', pendingOperation: 'book' } });
    expect(sent).toHaveLength(1);
  });

  it('succeed for the other callers when the first one has left', async () => {
    const { service, me, sent, script } = await draft();
    const [leaving, check] = [new AbortController(), script.check];
    script.check = () => {
      script.check = check;
      leaving.abort();
      return Promise.reject(new AppError('TIMEOUT'));
    };
    const first = service.confirm({ ...me, signal: leaving.signal }, confirmInput());
    const rest = crowd(() => service.confirm(me, confirmInput()));
    await expect(first).rejects.toMatchObject({ code: 'TIMEOUT' });
    for (const answer of await rest) expect(answer).toMatchObject(confirmed);
    expect(sent).toHaveLength(1);
  });
});

describe('confirmBooking whose price check fails', () => {
  it('reports the booking when another process has booked it meanwhile', async () => {
    const { service, otherInstance, me, sent, script } = await draft();
    const { check } = script;
    script.check = async () => {
      script.check = check;
      await otherInstance().confirm(me, confirmInput());
      throw new AppError('PROVIDER_UNAVAILABLE', { reason: 'queue full' });
    };
    expect(await service.confirm(me, confirmInput())).toMatchObject(confirmed);
    expect(sent).toHaveLength(1);
  });

  it('waits for the outcome of a Book that another process has sent', async () => {
    const { service, otherInstance, me, sent, script, clock } = await draft();
    const { check } = script;
    const other = { job: Promise.resolve<unknown>(null) };
    let answer: () => void = () => undefined;
    script.book = () =>
      new Promise((resolve) => {
        answer = () => resolve({ kind: 'booked', confirmationNumber: 'ABC123' });
      });
    script.check = async () => {
      script.check = check;
      other.job = otherInstance().confirm(me, confirmInput());
      for (let turn = 0; turn < 10; turn += 1) await settled();
      return { kind: 'refused', statusCode: 300 };
    };
    const job = service.confirm(me, confirmInput());
    for (let turn = 0; turn < 20; turn += 1) await settled();
    answer();
    for (let turn = 0; turn < 10; turn += 1) await clock.advance(500);
    expect(await job).toMatchObject(confirmed);
    await other.job;
    expect(sent).toHaveLength(1);
  });

  it('returns the refusal when the record cannot be read again', async () => {
    const { service, me, script, store } = await draft();
    script.check = () => {
      store.booking = () => Promise.reject(new AppError('PLATFORM_UNAVAILABLE'));
      return Promise.resolve({ kind: 'refused', statusCode: 300 });
    };
    expect(await service.confirm(me, confirmInput())).toMatchObject(refused('PROVIDER_REFUSED'));
  });
});

describe('ninety-nine requests for the last room at once', () => {
  const people = Array.from({ length: 99 }, (_, nth) => ({
    ...dana,
    id: `p${nth}`,
    email: `p${nth}@example.com`,
  }));

  /** Counts how often inventories are read and written. */
  function counting(kit: ReturnType<typeof storedHotelWith>) {
    const count = { reads: 0, writes: 0 };
    const { inventory, change } = kit.ownInventory.rooms;
    kit.ownInventory.rooms.inventory = (...of) => {
      count.reads += 1;
      return inventory(...of);
    };
    kit.ownInventory.rooms.change = (...of) => {
      count.writes += 1;
      return change(...of);
    };
    return count;
  }
  const codeOf = (answer: { readonly __typename: string; readonly code?: string }) =>
    answer.code ?? answer.__typename;
  const tally = (codes: readonly string[]) =>
    Object.fromEntries([...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]));

  it('hold the room for one draft, with a single write of the inventory', async () => {
    const kit = storedHotelWith(1);
    const count = counting(kit);
    const answers = await Promise.all(people.map((person) => kit.create(person)));
    expect(tally(answers.map(codeOf))).toEqual({ BookingSaved: 1, ROOM_UNAVAILABLE: 98 });
    expect(count.writes).toBe(1);
    expect(count.reads).toBeLessThan(5);
  });

  it('reserve the room for one payment, with fewer than five writes of the inventory', async () => {
    const kit = storedHotelWith(null);
    const ids: string[] = [];
    for (const person of people) ids.push(await kit.booked(person));
    kit.ownInventory.stock.count = 1;
    const count = counting(kit);
    const answers = await Promise.all(people.map((person, nth) => kit.pay(person, ids[nth] ?? '')));
    expect(tally(answers.map(codeOf))).toEqual({ BookingSaved: 1, ROOM_UNAVAILABLE: 98 });
    expect(count.writes).toBeLessThan(5);
    expect(count.reads).toBeLessThan(10);
    expect(kit.kinds()).toEqual(['booking']);
  });
});
