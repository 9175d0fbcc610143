import { type ReactNode, useDeferredValue } from 'react';

interface AfterPaintProps {
  /** As large as the content, and silent to screen readers. */
  skeleton: ReactNode;
  children: ReactNode;
}

/**
 * The content of something that was just opened. What is around it is painted first, with a skeleton: a press then
 * waits only for that. The content follows at once; its rendering is interrupted for other input.
 */
export function AfterPaint({ skeleton, children }: AfterPaintProps) {
  return useDeferredValue(true, false) ? children : skeleton;
}
