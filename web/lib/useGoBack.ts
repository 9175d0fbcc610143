import { useLocation, useNavigate } from 'react-router-dom';
import { homePath } from './paths.ts';

/** Goes back in the history of this visit; to Discover where there is no page of ours behind. */
export const useGoBack = (): (() => void) => {
  const navigate = useNavigate();
  // The first entry of a visit has the key `default`.
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(homePath) : navigate(-1));
};
