import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';

type Announce = (text: string) => void;

const AnnouncerContext = createContext<Announce>(() => {});

/**
 * The page's one polite live region. The same text twice is read twice, because the region alternates between two
 * slots. Texts of the same moment are read together, because the later would replace the earlier.
 */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState({ text: '', turn: 0 });
  const waiting = useRef<string[]>([]);
  const announce = useCallback<Announce>((text) => {
    if (waiting.current.push(text) > 1) return;
    queueMicrotask(() => {
      const together = waiting.current.splice(0).join(' ');
      setAnnounced((last) => ({ text: together, turn: last.turn + 1 }));
    });
  }, []);
  const slots = useMemo(
    () => [0, 1].map((slot) => (announced.turn % 2 === slot ? announced.text : '')),
    [announced],
  );
  return (
    <AnnouncerContext value={announce}>
      {children}
      <div className="visually-hidden" aria-live="polite" data-testid="announcer">
        <div>{slots[0]}</div>
        <div>{slots[1]}</div>
      </div>
    </AnnouncerContext>
  );
}

/** Announces a short text to screen readers without moving the focus; for results, saves and page changes. */
export const useAnnounce = () => useContext(AnnouncerContext);
