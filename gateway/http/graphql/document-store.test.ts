import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createDocumentStore, documentStoreLimits, documentWeight } from './document-store.ts';

const { bytes, bytesOfOne } = documentStoreLimits;

/** A document with this many fields, different from every other. */
const withFields = (name: number, fields: number): string => `{x${name} ${'a '.repeat(fields)}}`;

describe('the store of parsed documents', () => {
  it('counts about 500 bytes for each token of a document: the nodes that are parsed from it', () => {
    expect(documentWeight(parse(withFields(1, 390)))).toBeGreaterThan(390 * 480);
  });

  it('counts text that no node contains, because comments and whitespace are held with the source', () => {
    const comment = `# ${'y'.repeat(100_000)}\n{a}`;
    expect(documentWeight(parse(comment))).toBeGreaterThan(200_000);
    const comments = `${'#\n'.repeat(10_000)}{a}`;
    expect(documentWeight(parse(comments))).toBeGreaterThan(10_000 * 100);
  });

  it('stays within its limit however many distinct documents are sent, and keeps the newest ones', async () => {
    const store = createDocumentStore();
    const documents = Array.from({ length: 300 }, (_, at) => parse(withFields(at, 390)));
    for (const [at, document] of documents.entries()) await store.set(`d${at}`, document);
    expect(store.weight()).toBeLessThanOrEqual(bytes);
    expect(store.count()).toBeLessThan(100);
    expect(await store.get('d299')).toBe(documents[299]);
    expect(await store.get('d0')).toBeUndefined();
    expect([store.holds(withFields(299, 390)), store.holds(withFields(0, 390))]).toEqual([true, false]);
  });

  it('still finds a text that was stored twice at once', async () => {
    const store = createDocumentStore();
    await Promise.all([store.set('one', parse('{ a }')), store.set('one', parse('{ a }'))]);
    expect([store.holds('{ a }'), store.holds('{ b }')]).toEqual([true, false]);
  });

  it('finds by its text only a document of Apollo Server, which has validated it, not one of a socket', async () => {
    const store = createDocumentStore();
    await store.set('{ a }', parse('{ a }'));
    expect(store.find('{ a }')).toBeUndefined();
    await store.set('hash', parse('{ a }'));
    expect(store.find('{ a }')).toBe(await store.get('hash'));
  });

  it('keeps its documents when one arrives that is larger than any valid document', async () => {
    const store = createDocumentStore();
    const usual = parse('{ __typename }');
    await store.set('usual', usual);
    const huge = parse(`# ${'y'.repeat(bytesOfOne)}\n{a}`);
    await store.set('huge', huge);
    expect(await store.get('huge')).toBeUndefined();
    expect(store.holds(`# ${'y'.repeat(bytesOfOne)}\n{a}`)).toBe(false);
    expect(await store.get('usual')).toBe(usual);
    expect(store.count()).toBe(1);
  });
});
