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

/** How many parts of the first page may be rendered; all of them once the page is shown. */
const AllowedParts = createContext(Infinity);

/** Parts of the first page in the order in which they are rendered. */
const parts = { layout: 1, page: 2, results: 3 } as const;
const last = Math.max(...Object.values(parts));

interface FirstPartsProps {
  /** Called when all parts are rendered, before the browser paints them. */
  onEnd: () => void;
  children: ReactNode;
}

/**
 * Renders the first page part by part behind its prerendered first frame, each part in a task of its own: in one task
 * they would block taps and scrolling on a phone for half a second. Until the end nothing is in the document, so
 * effects of a first page must not measure, scroll, take the focus or look up elements by id.
 */
export function FirstParts({ onEnd, children }: FirstPartsProps) {
  const [made, setMade] = useState(0);
  const end = useRef(onEnd);
  useLayoutEffect(() => {
    if (made === last) end.current();
  }, [made]);
  // Runs after the part's own effects, which are part of the slow work.
  useEffect(() => {
    if (made < last) startTransition(() => setMade(made + 1));
  }, [made]);
  return <AllowedParts value={made === last ? Infinity : made}>{children}</AllowedParts>;
}

/**
 * A part of the first page that waits until the parts before it are rendered; on later pages it is rendered at once.
 */
export function FirstPart({ name, children }: { name: keyof typeof parts; children: ReactNode }) {
  return useContext(AllowedParts) >= parts[name] ? children : null;
}

/** False while the first page is rendered outside the document; true at any later time. */
export const useIsFirstPageShown = (): boolean => useContext(AllowedParts) === Infinity;
