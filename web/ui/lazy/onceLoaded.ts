import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { reportMissedCode } from './missedCode.ts';

/** A component whose code is loaded when it is needed, once for all uses. */
export interface LoadedOnce<Props> {
  /** The component, once its code is loaded. */
  readonly now: () => ComponentType<Props> | null;
  /**
   * Loads its code, again after a failure.
   * @throws what the loading threw
   */
  readonly fetched: () => Promise<ComponentType<Props>>;
  /** Loads its code in advance; a failure is shown where the component is used. */
  readonly load: () => Promise<void>;
}

const loads: (() => Promise<void>)[] = [];

/** Loads the code of everything that is loaded when it is needed, as far as the modules that declare it are loaded. */
export const loadEverything = async (): Promise<void> => {
  await Promise.all(loads.map((load) => load()));
};

/** @param importPart imports the component */
export function onceLoaded<Props>(importPart: () => Promise<ComponentType<Props>>): LoadedOnce<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const fetched = () => {
    loading ??= importPart().then(
      (Component) => {
        loaded = Component;
        return Component;
      },
      (cause: unknown) => {
        loading = null;
        reportMissedCode();
        throw cause;
      },
    );
    return loading;
  };
  const load = () =>
    fetched().then(
      () => undefined,
      () => undefined,
    );
  loads.push(load);
  return { now: () => loaded, fetched, load };
}

/**
 * Loads a component while it is needed.
 * @returns `Shown`, the component once its code is loaded; `isLost`, whether loading has failed; `retry` after that
 */
export function useLoaded<Props>(part: LoadedOnce<Props>, isNeeded: boolean) {
  const [Arrived, setArrived] = useState(part.now);
  // A part that was loaded for another use, or in advance, is shown in the same frame.
  const Shown = Arrived ?? part.now();
  const [isLost, setLost] = useState(false);
  // After a failure, the part is loaded again when it is needed again.
  if (isLost && !isNeeded) setLost(false);
  useEffect(() => {
    if (!isNeeded || Shown || isLost) return undefined;
    let isGone = false;
    part.fetched().then(
      // A part may be large: rendered in a transition, it can be interrupted by input.
      (Component) => isGone || startTransition(() => setArrived(() => Component)),
      () => isGone || setLost(true),
    );
    return () => {
      isGone = true;
    };
  }, [part, isNeeded, Shown, isLost]);
  return { Shown, isLost, retry: () => setLost(false) };
}
