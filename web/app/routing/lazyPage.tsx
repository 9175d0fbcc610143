import { type ComponentType, lazy, useState } from 'react';

/** A page whose code comes when it is wanted. */
export interface LazyPage {
  (): React.JSX.Element;
  /** Fetches its code ahead; once it is there the page shows without waiting. Asked again after a failure. */
  readonly load: () => Promise<unknown>;
  /** Its failure was shown: the next time it is shown its code is fetched again, which React by itself never does. */
  readonly forgetFailure: () => void;
}

/** @param read imports the page */
export function lazyPage(read: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const load = () => {
    loading ??= read().then(
      (Page) => {
        loaded = Page;
        return { default: Page };
      },
      (cause: unknown) => {
        loading = null;
        throw cause;
      },
    );
    return loading;
  };
  let waiting = lazy(load);
  const forgetFailure = () => {
    waiting = lazy(load);
  };
  function Page() {
    // What is shown first stays: another component in its place would lose what was typed.
    const [Shown] = useState(() => loaded ?? waiting);
    return <Shown />;
  }
  return Object.assign(Page, { load, forgetFailure });
}
