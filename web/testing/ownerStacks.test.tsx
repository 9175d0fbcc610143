import { createElement } from 'react';
import { expect, it } from 'vitest';

const stackOf = (element: object): unknown => Reflect.get(element, '_debugStack');

it('React does not capture a stack trace for each element', () => {
  expect(stackOf(<p />)).toBeInstanceOf(Error);
  expect(stackOf(<p />)).toBe(stackOf(<b />));
  expect(stackOf(createElement('p'))).toBe(stackOf(createElement('b')));
});
