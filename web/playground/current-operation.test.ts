import { describe, expect, it } from 'vitest';
import { currentOperation } from './current-operation.ts';

describe('the operation that runs', () => {
  it('is the only one of the document, whatever name the editor still has', () => {
    expect(currentOperation('query Search { a }', 'Places')).toMatchObject({ operationName: 'Search' });
    expect(currentOperation('{ a }', 'Places')).toMatchObject({ operationName: null });
  });

  it('is the chosen one of several', () => {
    expect(currentOperation('query A { a } query B { b }', 'B')).toMatchObject({ operationName: 'B' });
  });

  it('is missing in a text that cannot be parsed', () => {
    expect(currentOperation('query {', 'Places')).toBeNull();
  });
});
