import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Toast, ToastInput } from './toast.ts';
import { ToastRegion } from './ToastRegion.tsx';

/** The list keeps 20 and drops each after 1,000,000 ms. */
const maxToasts = 20;
const toastLifetimeMs = 1_000_000;

export interface Toasts {
  /** Shows a toast and keeps it for "Notifications"; returns its id. */
  show: (toast: ToastInput) => string;
  /** Removes a toast from the screen; it stays in the list. */
  dismiss: (id: string) => void;
  /** Empties the list and the screen. */
  clear: () => void;
  /** Newest first, 20 at most. */
  list: readonly Toast[];
}

const ToastContext = createContext<Toasts>({ show: () => '', dismiss: () => {}, clear: () => {}, list: [] });

export function ToastProvider({ children }: { children: ReactNode }) {
  const [list, setList] = useState<readonly Toast[]>([]);
  const counter = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);

  const show = useCallback((input: ToastInput) => {
    counter.current += 1;
    const id = `toast-${counter.current}`;
    const toast: Toast = { ...input, id, tone: input.tone ?? 'info', at: Date.now(), isOnScreen: true };
    // A second toast with the same words, such as after a second press, replaces the first, but not its Undo.
    const isSame = (each: Toast) =>
      each.isOnScreen && each.tone === toast.tone && each.text === toast.text && !each.action;
    setList((current) =>
      [toast, ...current.filter((each) => each.id !== input.replaces && !isSame(each))].slice(0, maxToasts),
    );
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setList((current) => current.filter((each) => each.id !== id));
    }, toastLifetimeMs);
    timers.current.add(timer);
    return id;
  }, []);
  const dismiss = useCallback(
    (id: string) =>
      setList((current) => current.map((each) => (each.id === id ? { ...each, isOnScreen: false } : each))),
    [],
  );
  const clear = useCallback(() => setList([]), []);
  const toasts = useMemo(() => ({ show, dismiss, clear, list }), [show, dismiss, clear, list]);

  return (
    <ToastContext value={toasts}>
      {children}
      <ToastRegion toasts={list.filter((each) => each.isOnScreen)} onDismiss={dismiss} />
    </ToastContext>
  );
}

/** Short messages over the page: saved, failed, undone. */
export const useToasts = () => useContext(ToastContext);
