import { describe, expect, it } from 'vitest';
import { createScrollMemory } from './scrollMemory.ts';
import { pageOf } from './useScrollRestoration.ts';

describe('the stored scroll positions', () => {
  it('survive a reload of the tab, limited to the newest fifty', () => {
    const memory = createScrollMemory(() => window.sessionStorage);
    for (let entry = 0; entry < 60; entry += 1) memory.write(`entry ${entry}`, entry * 10);
    memory.save();
    const after = createScrollMemory(() => window.sessionStorage);
    expect(after.read('entry 59')).toBe(590);
    expect(after.read('entry 10')).toBe(100);
    expect(after.read('entry 9')).toBeNull();
  });

  it('of an entry can be forgotten', () => {
    const memory = createScrollMemory(() => window.sessionStorage);
    memory.write('a', 10);
    memory.forget('a');
    expect(memory.read('a')).toBeNull();
  });

  it('are empty if the stored value has another shape', () => {
    window.sessionStorage.setItem('solera.scroll', '{"a":"b"}');
    expect(createScrollMemory(() => window.sessionStorage).read('a')).toBeNull();
    window.sessionStorage.setItem('solera.scroll', 'oops');
    expect(createScrollMemory(() => window.sessionStorage).read('a')).toBeNull();
  });

  it('are kept in memory if the browser forbids storage', () => {
    const memory = createScrollMemory(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    memory.write('a', 10);
    memory.save();
    expect(memory.read('a')).toBe(10);
  });

  it.each([
    ['/', '/discover'],
    ['/DISCOVER/', '/discover'],
    ['/Hotel', '/hotel'],
  ])('belong to a page, which for %s is %s', (path, page) => {
    expect(pageOf(path)).toBe(page);
  });
});
