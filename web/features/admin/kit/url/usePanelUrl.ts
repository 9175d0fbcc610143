import { maxSearchLength } from './listUrl.ts';
import { useCommittedParams } from './useCommittedParams.ts';

interface PanelState<Kind extends string> {
  readonly page: number;
  readonly kind: Kind;
  /** Search text for a person, at most 100 characters; empty for all. */
  readonly person: string;
}

interface PanelAddress<Kind extends string> extends PanelState<Kind> {
  /** Changes page, kind or person, with a new history entry unless a name is being typed (`isTyped`). */
  readonly change: (change: Partial<PanelState<Kind>>, isTyped?: boolean) => void;
}

const pageIn = (text: string | null): number =>
  text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;

/**
 * Page, kind and person of one panel of the dashboard, stored in the URL in parameters that start with the panel's
 * name. The first kind is the default and is left out.
 */
export const usePanelUrl = <Kind extends string>(
  name: 'audit' | 'messages' | 'outbox',
  kinds: readonly [Kind, ...Kind[]],
): PanelAddress<Kind> => {
  const [shown, setParams] = useCommittedParams();
  const [usual] = kinds;
  const page = pageIn(shown.get(`${name}Page`));
  const kind = kinds.find((known) => known === shown.get(`${name}Kind`)) ?? usual;
  const person = (shown.get(`${name}Person`) ?? '').slice(0, maxSearchLength);
  const change = (changed: Partial<PanelState<Kind>>, isTyped = false): void => {
    const next = { page, kind, person, ...changed };
    const write = (now: URLSearchParams): URLSearchParams => {
      const query = new URLSearchParams(now);
      const put = (part: string, value: string, isUsual: boolean) =>
        isUsual ? query.delete(name + part) : query.set(name + part, value);
      put('Page', String(next.page), next.page === 1);
      put('Kind', next.kind, next.kind === usual);
      put('Person', next.person, next.person === '');
      return query;
    };
    setParams(write, { replace: isTyped });
  };
  return { page, kind, person, change };
};
