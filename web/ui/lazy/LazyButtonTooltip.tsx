import type { ComponentProps } from 'react';
import { onceLoaded, useLoaded } from './onceLoaded.ts';
import type { ButtonTooltip } from '../layers/ButtonTooltip.tsx';

const tooltip = onceLoaded(async () => (await import('../layers/ButtonTooltip.tsx')).ButtonTooltip);

/** The tooltip of an icon button, whose code is loaded when it is first needed; when the code cannot be loaded there is none. */
export function LazyButtonTooltip(props: ComponentProps<typeof ButtonTooltip>) {
  const { Shown } = useLoaded(tooltip, true);
  return Shown && <Shown {...props} />;
}
