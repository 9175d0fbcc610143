import type { ComponentProps } from 'react';
import { onceLoaded, useLoaded } from './onceLoaded.ts';
import type { ButtonTooltip } from '../layers/ButtonTooltip.tsx';

const tooltip = onceLoaded(async () => (await import('../layers/ButtonTooltip.tsx')).ButtonTooltip);

/** The tooltip of an icon button. Its code is loaded on first use; if that fails, no tooltip is shown. */
export function LazyButtonTooltip(props: ComponentProps<typeof ButtonTooltip>) {
  const { Shown } = useLoaded(tooltip, true);
  return Shown && <Shown {...props} />;
}
