import { type ComponentType, lazy, useState } from 'react';
import { reportMissedCode } from '#ui/lazy/missedCode.ts';
import { catalogues, type PageTexts } from '#i18n/catalogues/catalogues.ts';

/** The code of a page could not be loaded. */
export class PageNotLoaded extends Error {
  override readonly name = 'PageNotLoaded';
}

/** A page whose code is loaded when it is needed. */
export interface LazyPage {
  (): React.JSX.Element;
  /** Loads its code in advance, so that the page is shown without waiting. Can be called again after a failure. */
  readonly load: () => Promise<unknown>;
  /**
   * Call it when the page has shown that loading failed: the next visit loads the code again, which `lazy` of React
   * never does.
   */
  readonly forgetFailure: () => void;
}

/**
 * @param read imports the page
 * @param texts texts that it needs besides those of every page
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
    // The component that is shown first stays: another one in its place would lose the typed text.
    const [Shown] = useState(() => loaded ?? waiting);
    return <Shown />;
  }
  return Object.assign(Page, { load, forgetFailure });
}
