import { describe, expect, it } from 'vitest';
import { type ListChoices, readList, writeList } from './listUrl.ts';

const choices: ListChoices<'NEWEST' | 'NAME', 'all' | 'admin'> = {
  sorts: ['NEWEST', 'NAME'],
  filter: { name: 'role', values: ['all', 'admin'] },
};
const read = (query: string) => readList(new URLSearchParams(query), choices);

describe('the state of a list in the URL', () => {
  it.each([
    ['', { search: '', sort: 'NEWEST', filter: 'all', page: 1 }],
    ['q=dana&sort=name&role=admin&page=3', { search: 'dana', sort: 'NAME', filter: 'admin', page: 3 }],
    ['sort=stolen&role=king&page=-2', { search: '', sort: 'NEWEST', filter: 'all', page: 1 }],
    ['page=1.5', { search: '', sort: 'NEWEST', filter: 'all', page: 1 }],
  ])('is read from “%s”', (query, state) => expect(read(query)).toEqual(state));

  it('cuts a search to the length that the server accepts', () =>
    expect(read(`q=${'x'.repeat(200)}`).search).toHaveLength(100));

  it.each([
    ['tab=users&page=3', { search: 'dana' }, 'tab=users&q=dana'],
    ['tab=users&page=3', { page: 4 }, 'tab=users&page=4'],
    ['tab=users&sort=name&page=2', { sort: 'NEWEST' }, 'tab=users'],
    ['tab=users', { filter: 'admin' }, 'tab=users&role=admin'],
    ['tab=users&role=admin&q=a', { filter: 'all', search: '' }, 'tab=users'],
  ] as const)('changes “%s” with %o to “%s”', (query, change, expected) =>
    expect(writeList(new URLSearchParams(query), choices, change).toString()).toBe(expected),
  );
});
