import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from './paths.ts';

/**
 * Whether this is the first history entry of the visit: the router numbers the entries, and one that replaced the first
 * has the same number.
 */
const isFirstEntry = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
};

/**
 * Goes back in the history of this visit.
 * @param fallback path to open when this visit has no earlier page; Discover by default
 */
export const useGoBack = (fallback: string = homePath): (() => void) => {
  const navigate = useNavigate();
  // The first entry of a visit has the key `default` until something replaces it.
  const { key } = useLocation();
  return () => void (key === 'default' || isFirstEntry() ? navigate(fallback) : navigate(-1));
};
