import { type RefObject, useEffect } from 'react';

const headingId = 'page-heading';

/**
 * Names the page's landmark by its first heading, whenever that is rendered. After a navigation the landmark gets the
 * focus, and without a name screen readers would read only “main”.
 */
export const useLandmarkName = (page: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const main = page.current;
    if (!main) return undefined;
    const name = () => {
      const heading = main.querySelector('h1');
      if (!heading) {
        main.removeAttribute('aria-labelledby');
        return;
      }
      if (heading.id === '') heading.id = headingId;
      if (main.getAttribute('aria-labelledby') !== heading.id)
        main.setAttribute('aria-labelledby', heading.id);
    };
    name();
    const observer = new MutationObserver(name);
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [page]);
};
