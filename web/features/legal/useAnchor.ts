import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the fragment of the URL and focuses it. Back and Forward keep the previous scroll position. */
export const useAnchor = (): void => {
  const location = useLocation();
  const navigation = useNavigationType();
  const isFirst = useRef(true);
  useEffect(() => {
    const isReturn = navigation === NavigationType.Pop && !isFirst.current;
    isFirst.current = false;
    if (location.hash === '' || isReturn) return;
    const target = document.getElementById(location.hash.slice(1));
    target?.focus({ preventScroll: true });
    target?.scrollIntoView();
  }, [location, navigation]);
};
