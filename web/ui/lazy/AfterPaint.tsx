import { type ReactNode, useDeferredValue } from 'react';

interface AfterPaintProps {
  /** As large as the content, and silent to screen readers. */
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * The content of something that was just opened. The rest is painted first, with a skeleton in place of the content, so
 * that a press is answered quickly. The content follows at once; its rendering can be interrupted by other input.
 */
export function AfterPaint({ skeleton, children }: AfterPaintProps) {
  return useDeferredValue(true, false) ? children : skeleton;
}
