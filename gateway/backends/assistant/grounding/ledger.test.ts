import { describe, expect, it } from 'vitest';
import { haifaLedger } from './gate-facts.ts';
import { createLedger, emptyLedger, ledgerShape } from './ledger.ts';

describe('the ledger', () => {
  it('sorts the values of results', () => {
    const { sums, numbers, dates, names, ids, texts, pages } = haifaLedger().snapshot();
    expect(sums).toEqual(expect.arrayContaining(['ILS 74250', 'EUR 1250', 'ILS 90000']));
    expect(numbers).toEqual(expect.arrayContaining([37, 48, 4.5, 212]));
    expect(dates).toEqual(
      expect.arrayContaining(['2026-12-10', '2026-12-07T18:00', '2026-11-21T12:32:00.000Z']),
    );
    expect(names).toEqual(
      expect.arrayContaining(['Carmel View', 'נוף הכרמל', 'Haifa', 'חיפה', 'Deluxe Double']),
    );
    expect(ids).toEqual(expect.arrayContaining(['1001', '0A1B2C3D', '130443']));
    expect(texts.join()).toContain('quiet house');
    expect(pages.join()).toContain('14 days');
    expect(pages.join()).not.toContain('quiet house');
  });

  it('knows whose a fact is, and what was only asked for', () => {
    expect(haifaLedger().snapshot().marks).toEqual(
      expect.arrayContaining([
        '1001|name|Carmel View',
        '1001|nightly|ILS 74250',
        '1001|amenity|Pool',
        '1002|flag|freeCancellation=false',
        '?|sum|ILS 90000',
        '1003|name|Galil Lodge',
      ]),
    );
  });

  it('adds what follows: nights, the number of people, lengths of lists', () => {
    const ledger = createLedger(emptyLedger);
    ledger.add({
      checkIn: '2026-12-28',
      checkOut: '2027-01-03',
      adults: 2,
      childrenAges: [4, 7, 9],
      rooms: 1,
    });
    ledger.add({ hotels: [{}, {}, {}, {}] });
    expect(ledger.snapshot().numbers).toEqual(expect.arrayContaining([6, 5, 3, 4]));
  });

  it('takes what code worked out', () => {
    const ledger = createLedger(emptyLedger);
    ledger.derive({ amountMinor: 9_300, currency: 'ILS' });
    ledger.derive(17);
    ledger.derive('2026-12-31');
    expect(ledger.snapshot()).toMatchObject({ sums: ['ILS 9300'], numbers: [17], dates: ['2026-12-31'] });
  });

  it('takes nothing from the words of a traveller, from likeness and from nothing', () => {
    const ledger = createLedger(emptyLedger);
    ledger.add({ words: 'Atlantis', likeness: 0.7, phrases: ['Mordor'], page: 9, empty: null, blank: ' ' });
    ledger.add(null);
    ledger.add(undefined);
    expect(ledger.snapshot()).toEqual({ ...emptyLedger, numbers: [] });
  });

  it('stays small and forgets the oldest first', () => {
    const ledger = createLedger(emptyLedger);
    for (let at = 0; at < 2_000; at += 1)
      ledger.add({
        id: `h${at}`,
        name: { en: `House ${at}`, he: null },
        description: { en: 'x'.repeat(9_000) + at },
      });
    const { names, ids, texts, marks } = ledger.snapshot();
    expect([names.length, ids.length, texts.length, marks.length]).toEqual([300, 300, 1, 600]);
    expect(names.at(-1)).toBe('House 1999');
    expect(names).not.toContain('House 0');
    expect(Math.max(...texts.map((text) => text.length))).toBe(2_000);
  });

  it('keeps a fact that is heard again', () => {
    const ledger = createLedger(emptyLedger);
    ledger.add({ city: 'Haifa' });
    for (let at = 0; at < 299; at += 1) ledger.add({ city: `City ${at}` });
    ledger.add({ city: 'Haifa' });
    ledger.add({ city: 'Last' });
    expect(ledger.snapshot().names).toContain('Haifa');
    expect(ledger.snapshot().names).not.toContain('City 0');
  });

  it('goes on from a snapshot that was stored, and from one of an older version', () => {
    const before = haifaLedger().snapshot();
    const read = ledgerShape.parse(JSON.parse(JSON.stringify(before)));
    expect(createLedger(read).snapshot()).toEqual(before);
    const { pages: _pages, marks: _marks, ...older } = before;
    expect(ledgerShape.parse(older)).toEqual({ ...before, pages: [], marks: [] });
  });

  it('survives whatever a source sends', () => {
    const loop: { name: string; inner?: unknown } = { name: 'Loop' };
    loop.inner = loop;
    const ledger = createLedger(emptyLedger);
    ledger.add(loop);
    ledger.add([[[['deep']]], Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('x')]);
    expect(ledger.snapshot().names).toEqual(['Loop']);
  });
});
