import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** How many parts of the first page may be made; everything once the page stands. */
const MadeParts = createContext(Infinity);

/** Parts of the first page in the order in which they are made. */
const parts = { layout: 1, page: 2, results: 3 } as const;
const last = Math.max(...Object.values(parts));

interface FirstPartsProps {
  /** Hears that all parts are made, before the browser draws them. */
  onEnd: () => void;
  children: ReactNode;
}

/**
 * Makes the first page part by part behind its first frame, each as a task of its own: together they would hold up a
 * phone's taps and scrolling for half a second. Until the end nothing is in the document: effects of a first page must
 * not measure, scroll, take the focus or look elements up by id.
 */
export function FirstParts({ onEnd, children }: FirstPartsProps) {
  const [made, setMade] = useState(0);
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    if (made === last) end.current();
  }, [made]);
  // An effect runs after its part's own effects, which are part of what takes long.
  useEffect(() => {
    if (made < last) startTransition(() => setMade(made + 1));
  }, [made]);
  return <MadeParts value={made === last ? Infinity : made}>{children}</MadeParts>;
}

/** Something of the first page that waits until what is before it has been made; at any later time it is just there. */
export function FirstPart({ name, children }: { name: keyof typeof parts; children: ReactNode }) {
  return useContext(MadeParts) >= parts[name] ? children : null;
}

/** False while the first page is made beside the document; true at any later time. */
export const useIsFirstPageShown = (): boolean => useContext(MadeParts) === Infinity;
