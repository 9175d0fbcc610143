import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../app/ErrorBoundary.tsx';
import type { FailureReports } from './failureReport.ts';
import { reportingRoot, watchFailures } from './watchFailures.ts';

const thrown = vi.fn<FailureReports['thrown']>();
let end = () => {};
beforeEach(() => {
  thrown.mockClear();
  end = watchFailures({ thrown });
});
afterEach(() => end());

const broken = new TypeError('nothing is there');

describe('what breaks outside operations', () => {
  it('while a part of the page is drawn is reported, and shown to developers', () => {
    const shown = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw broken;
    };
    const root = createRoot(document.createElement('div'), reportingRoot({ thrown }));
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

  it('in a script of ours is reported', () => {
    const filename = `${window.location.origin}/assets/main.js`;
    window.dispatchEvent(new ErrorEvent('error', { error: broken, filename }));
    expect(thrown).toHaveBeenCalledExactlyOnceWith('script', broken);
  });

  it.each([
    ['a script of an extension', { error: broken, filename: 'chrome-extension://abc/content.js' }],
    ['a notice of the browser', { message: 'ResizeObserver loop completed', filename: window.location.href }],
  ])('in %s is not ours to report', (_what, event) => {
    window.dispatchEvent(new ErrorEvent('error', event));
    expect(thrown).not.toHaveBeenCalled();
  });

  it('in a promise that nobody waits for is reported', () => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken }));
    expect(thrown).toHaveBeenCalledExactlyOnceWith('promise', broken);
  });

  it('is left alone once the watch is over', () => {
    end();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: broken }));
    expect(thrown).not.toHaveBeenCalled();
  });
});
