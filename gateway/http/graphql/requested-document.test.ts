import { expect, it } from 'vitest';
import { requestedDocument } from './requested-document.ts';

const known = { query: '{ known }' };

it.each([
  ['the body of a POST', 'POST', '/graphql', known, '{ known }'],
  ['the URL of a GET', 'GET', '/graphql?query=%7Bother%7D', undefined, '{other}'],
  ['the URL of a GET that also has a body', 'GET', '/graphql?query=%7Bother%7D', known, '{other}'],
  [
    'the body of a POST that also has a query in its URL',
    'POST',
    '/graphql?query=%7Bother%7D',
    known,
    '{ known }',
  ],
  ['nothing for a POST without a body', 'POST', '/graphql?query=%7Bother%7D', undefined, null],
  ['nothing for a GET without a query', 'GET', '/graphql', known, null],
])(
  'the text of a requested document is read from where Apollo Server reads it: %s',
  (_name, method, url, body, expected) => {
    expect(requestedDocument({ method, url }, body)).toBe(expected);
  },
);
