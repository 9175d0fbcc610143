import { useShownParams } from './useShownParams.ts';

interface PanelState<Kind extends string> {
  readonly page: number;
  readonly kind: Kind;
}

const pageIn = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;

/**
 * Page and kind of one panel of the dashboard, kept in the address under the panel's name. The first kind is the
 * default and is not written.
 */
export const usePanelAddress = <Kind extends string>(
  name: 'audit' | 'messages' | 'outbox',
  kinds: readonly [Kind, ...Kind[]],
): PanelState<Kind> & { readonly change: (change: Partial<PanelState<Kind>>) => void } => {
  const [shown, setParams] = useShownParams();
  const [usual] = kinds;
  const page = pageIn(shown.get(`${name}Page`));
  const kind = kinds.find((known) => known === shown.get(`${name}Kind`)) ?? usual;
  const change = (changed: Partial<PanelState<Kind>>): void => {
    const next = { page, kind, ...changed };
    setParams((now) => {
      const query = new URLSearchParams(now);
      query.delete(`${name}Page`);
      query.delete(`${name}Kind`);
      if (next.page > 1) query.set(`${name}Page`, String(next.page));
      if (next.kind !== usual) query.set(`${name}Kind`, next.kind);
      return query;
    });
  };
  return { page, kind, change };
};
