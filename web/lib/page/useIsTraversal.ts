import { NavigationType, useNavigationType } from 'react-router-dom';

let hasTraversed = false;
window.addEventListener('popstate', () => {
  hasTraversed = true;
});

const isOpenedAnew = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened === undefined || !('type' in opened) || opened.type === 'navigate';
};

/** Whether the page on screen was reached by Back, Forward or a reload rather than by a new navigation. */
export const useIsTraversal = (): boolean => {
  const isPop = useNavigationType() === NavigationType.Pop;
  return isPop && (hasTraversed || !isOpenedAnew());
};
