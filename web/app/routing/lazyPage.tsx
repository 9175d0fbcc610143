import { type ComponentType, lazy, useState } from 'react';
import { reportMissedCode } from '#ui/lazy/missedCode.ts';
import { catalogues, type PageTexts } from '#i18n/catalogues/catalogues.ts';

/** Thrown when the code of a page could not be loaded. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}

/** A page whose code is loaded when it is needed. */
export interface LazyPage {
  (): React.JSX.Element;
  /** Loads the page's code in advance, so that it is rendered without waiting. Can be called again after a failure. */
  readonly load: () => Promise<unknown>;
  /**
   * Call this once the failure has been shown: the next visit then loads the code again, which React's `lazy` never
   * does.
   */
  readonly forgetFailure: () => void;
}

/**
 * Creates a page whose code and texts are loaded when it is rendered.
 * @param read imports the page
 * @param texts catalogue that it needs besides the texts of every page
 */
export function lazyPage(read: () => Promise<ComponentType>, texts?: PageTexts): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const load = () => {
    loading ??= Promise.all([read(), texts && catalogues.want(texts)]).then(
      ([Page]) => {
        loaded = Page;
        return { default: Page };
      },
      (cause: unknown) => {
        loading = null;
        reportMissedCode();
        throw new PageNotLoaded('the code of a page could not be loaded', { cause });
      },
    );
    return loading;
  };
  let waiting = lazy(load);
  const forgetFailure = () => {
    waiting = lazy(load);
  };
  function Page() {
    // The component that is rendered first stays, because replacing it would lose typed text.
    const [Shown] = useState(() => loaded ?? waiting);
    return <Shown />;
  }
  return Object.assign(Page, { load, forgetFailure });
}
