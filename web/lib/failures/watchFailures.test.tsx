import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#web/app/ErrorBoundary.tsx';
import type { FailureReports } from './failureReport.ts';
import { rootOptionsThatReport, watchFailures } from './watchFailures.ts';

const thrown = vi.fn<FailureReports['thrown']>();
let end = () => {};
beforeEach(() => {
  thrown.mockClear();
  end = watchFailures({ thrown });
});
afterEach(() => end());

/** An error whose stack names a script at this URL. */
const errorOf = (script: string, name = 'TypeError') => {
  const error = new Error('nothing is there');
  return Object.assign(error, { name, stack: `${name}: nothing is there\n    at load (${script}:1:20)` });
};

const ownScript = `${window.location.origin}/assets/main.js`;
const broken = errorOf(ownScript);
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

describe('an error outside operations', () => {
  it('is reported and shown to developers when it happens while a part of the page is rendered', () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw broken;
    };
    const root = createRoot(document.createElement('div'), rootOptionsThatReport({ thrown }));
    act(() =>
      root.render(
        <ErrorBoundary resetKey="" Fallback={() => null}>
          <Broken />
        </ErrorBoundary>,
      ),
    );
    expect(thrown).toHaveBeenCalledExactlyOnceWith('render', broken);
    expect(shown).toHaveBeenCalledExactlyOnceWith(broken, expect.stringContaining('Broken'));
    shown.mockRestore();
  });

  it('is reported when one of our own scripts throws it', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: broken, filename: ownScript }));
    expect(thrown).toHaveBeenCalledExactlyOnceWith('script', broken);
  });

  it.each([
    ['thrown by a script of an extension', { error: broken, filename: 'chrome-extension://abc/content.js' }],
    ['a notice of the browser', { message: 'ResizeObserver loop completed', filename: window.location.href }],
  ])('is not reported when it is %s', (_what, event) => {
    window.dispatchEvent(new ErrorEvent('error', event));
    expect(thrown).not.toHaveBeenCalled();
  });

  it('is reported when a promise fails without a handler', () => {
    reject(broken);
    expect(thrown).toHaveBeenCalledExactlyOnceWith('promise', broken);
  });

  it.each([
    ['of an extension', errorOf('chrome-extension://abc/content.js')],
    ['that was stopped on purpose', errorOf(ownScript, 'AbortError')],
    ['that was rejected without an error', 'timeout'],
    ['whose error has no stack', Object.assign(new Error('lost'), { stack: undefined })],
  ])('in a promise %s is not reported', (_what, reason) => {
    reject(reason);
    expect(thrown).not.toHaveBeenCalled();
  });

  it('is not reported after the watch has ended', () => {
    end();
    reject(broken);
    expect(thrown).not.toHaveBeenCalled();
  });
});
