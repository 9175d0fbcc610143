import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';

interface FooterState {
  readonly isVisible: boolean;
  readonly setVisible: (visible: boolean) => void;
}

const FooterContext = createContext<FooterState>({ isVisible: true, setVisible: () => undefined });

/** Port between a screen and the footer of the layout. */
export function FooterVisibilityProvider({ children }: { children: ReactNode }) {
  const [isVisible, setVisible] = useState(true);
  const state = useMemo(() => ({ isVisible, setVisible }), [isVisible]);
  return <FooterContext value={state}>{children}</FooterContext>;
}

/** Hides the footer while the calling screen requests it; it returns when the screen is left. */
export const useFooterVisibility = (visible: boolean): void => {
  const { setVisible } = useContext(FooterContext);
  useLayoutEffect(() => {
    setVisible(visible);
    return () => setVisible(true);
  }, [visible, setVisible]);
};

/** True while the layout shows its footer. */
export const useIsFooterVisible = (): boolean => useContext(FooterContext).isVisible;
