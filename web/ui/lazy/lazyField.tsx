import type { ComponentType, CompositionEvent, HTMLAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LostLayer } from './LostLayer.tsx';
import { onceLoaded } from './onceLoaded.ts';
import { whenIdle } from './whenIdle.ts';

/** What a person did in the plain field before the whole one replaced it. */
export interface Entry {
  /** Start and end of the selection in its text; null without a text. */
  readonly selection: readonly [number, number] | null;
  /** Whether it was pressed, or typed into, so that the list opens. */
  readonly isListWanted: boolean;
}

/** Properties of the whole field. */
export interface TakesOver {
  /** The focus was in the plain field and goes to this one; null when it was elsewhere. */
  entry: Entry | null;
}

/** Properties of the plain field. */
export interface StandsIn {
  /** For its outermost element. */
  around: HTMLAttributes<HTMLDivElement> & { ref: Ref<HTMLDivElement> };
  /** Opens the list as soon as its code is loaded. */
  onListWanted: () => void;
}

/** Milliseconds after the pointer is lifted in which browsers send the click. */
const CLICK_MS = 100;

const released = () =>
  new Promise<void>((resolve) => {
    const end = new AbortController();
    const lift = () => {
      end.abort();
      setTimeout(resolve, CLICK_MS);
    };
    window.addEventListener('pointerup', lift, { signal: end.signal });
    window.addEventListener('pointercancel', lift, { signal: end.signal });
  });

/**
 * On-screen keyboards compose every word. In most languages they continue in the field that replaces the plain one, so
 * its list can open with the first letter; in Chinese and Japanese the text being composed would be lost.
 */
const continuesElsewhere = () =>
  window.matchMedia('(pointer: coarse)').matches &&
  ![document.documentElement.lang, ...navigator.languages].some((language) => /^(zh|ja)/.test(language));

const composed = (input: EventTarget) =>
  new Promise<void>((resolve) => {
    input.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
  });

/** Tracks whether a person is doing something in the field. */
function useBusy() {
  /** Resolves when it is done; null when nothing is being done. */
  const busy = useRef<Promise<void> | null>(null);
  const begin = async (end: Promise<void>) => {
    busy.current = end;
    await end;
    if (busy.current === end) busy.current = null;
  };
  return { busy, begin };
}

const entryOf = (active: Element, isListWanted: boolean): Entry => ({
  selection:
    active instanceof HTMLInputElement ? [active.selectionStart ?? 0, active.selectionEnd ?? 0] : null,
  isListWanted,
});

/**
 * A field with a list, whose code is loaded when the page is idle or the list is wanted. Until then a plain field is
 * shown, which looks the same and takes what is typed. The whole field replaces it while it has no focus; when it was
 * pressed or typed into, at once, and continues with its focus and selection and opens its list. When the code cannot be
 * loaded the plain field stays and loads it again when it is left; when its list is wanted, a notice over the page says
 * so, with buttons to try again and to close.
 * @param importField imports the whole field
 */
export function lazyField<Props extends object>(
  importField: () => Promise<ComponentType<Props & TakesOver>>,
  Plain: ComponentType<Props & StandsIn>,
): (props: Props) => ReactNode {
  const field = onceLoaded(importField);

  return function LazyField(props: Props) {
    const [Whole, setWhole] = useState(field.now);
    const [entry, setEntry] = useState<Entry | null>(null);
    const place = useRef<HTMLDivElement>(null);
    const isListWanted = useRef(false);
    const { busy, begin } = useBusy();
    const takeOver = useCallback(async () => {
      const Arrived = await field.fetched();
      while (busy.current) await busy.current;
      if (!place.current) return;
      const active = document.activeElement;
      const isEntered = active && place.current.contains(active);
      // While the field has the focus it is not replaced unless its list was opened.
      if (isEntered && !isListWanted.current) return;
      // The field is not in use, so the rendering can be interrupted for input; `stay` cancels it.
      if (!isEntered) return startTransition(() => setWhole(() => Arrived));
      // Synchronous, so that the focus cannot move between the two fields.
      flushSync(() => {
        setEntry(entryOf(active, isListWanted.current));
        setWhole(() => Arrived);
      });
    }, [busy]);
    const [isLost, setLost] = useState(false);
    const load = useCallback(() => void takeOver().catch(() => setLost(isListWanted.current)), [takeOver]);
    useEffect(() => (Whole ? undefined : whenIdle(load)), [Whole, load]);
    if (Whole) return <Whole {...props} entry={entry} />;
    /** Keeps the plain field although the whole one is being rendered. */
    const stay = () => setWhole(null);
    const around = {
      ref: place,
      onFocus: stay,
      onBlur: load,
      onPointerDown: () => {
        stay();
        void begin(released());
      },
      onCompositionStart: (event: CompositionEvent) => {
        if (!continuesElsewhere()) void begin(composed(event.target));
      },
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') isListWanted.current = false;
      },
    };
    const wantList = () => {
      isListWanted.current = true;
      load();
    };
    const retry = () => {
      setLost(false);
      load();
    };
    const giveUp = () => {
      isListWanted.current = false;
      setLost(false);
    };
    return (
      <>
        <Plain {...props} around={around} onListWanted={wantList} />
        {isLost && <LostLayer onRetry={retry} onClose={giveUp} />}
      </>
    );
  };
}
