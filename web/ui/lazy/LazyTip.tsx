import type { ComponentProps } from 'react';
import { onceLoaded, useLoaded } from './onceLoaded.ts';
import type { Tip } from '../layers/Tip.tsx';

const tip = onceLoaded(async () => (await import('../layers/Tip.tsx')).Tip);

/** A `Tip` whose code is loaded when it is first needed; when the code cannot be loaded there is none. */
export function LazyTip(props: ComponentProps<typeof Tip>) {
  const { Shown } = useLoaded(tip, true);
  return Shown && <Shown {...props} />;
}
