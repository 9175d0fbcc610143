import { useCommittedParams } from '../../kit/url/useCommittedParams.ts';

const names = ['messages', 'outbox', 'audit', 'rates'] as const;

export type PanelName = (typeof names)[number];

const separator = '.';

const openIn = (params: URLSearchParams): readonly PanelName[] => {
  const requested = (params.get('panels') ?? '').split(separator);
  return names.filter((name) => requested.includes(name));
};

/** Which panels are open, stored in the URL so that a reload shows the same. Opening one adds no history entry. */
export const useOpenPanels = () => {
  const [shown, setParams] = useCommittedParams();
  const setOpen = (name: PanelName, isOpen: boolean): void => {
    const write = (now: URLSearchParams): URLSearchParams => {
      const query = new URLSearchParams(now);
      const others = openIn(now).filter((each) => each !== name);
      const next = isOpen ? [...others, name] : others;
      if (next.length === 0) query.delete('panels');
      else query.set('panels', next.join(separator));
      return query;
    };
    setParams(write, { replace: true });
  };
  return { open: openIn(shown), setOpen };
};
