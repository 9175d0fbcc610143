import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Says when the program has taken the place of the server's first frame. */
export function FirstFrameEnd({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  const end = useRef(onEnd);
  useLayoutEffect(() => end.current(), []);
  return children;
}
