import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from './paths.ts';

/** The router numbers the entries of a visit in the history; one that replaced the first still is the first. */
const isFirstEntry = (): boolean => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
};

/**
 * Goes back in the history of this visit.
 * @param fallback path where no page of ours comes before; Discover by default
 */
export const useGoBack = (fallback: string = homePath): (() => void) => {
  const navigate = useNavigate();
  // The first entry of a visit has the key `default` until something replaces it.
  const { key } = useLocation();
  return () => void (key === 'default' || isFirstEntry() ? navigate(fallback) : navigate(-1));
};
