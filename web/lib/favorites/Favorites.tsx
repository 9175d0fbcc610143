import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useFavoriteIdsQuery, useSetFavoriteMutation } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { useToasts } from '#ui/toasts.tsx';
import { changeLocalFavorite } from './localFavorites.ts';
import { failureCode } from '../failures/errors.ts';
import { messages } from './Favorites.messages.ts';
import { isSearchable } from '../stay/lastStay.ts';
import type { LastStay } from '../stay/lastStay.ts';
import { localFavorites } from './localFavoritesStore.ts';
import { favoritesPath } from '../page/paths.ts';
import { useFavoriteMerge } from './useFavoriteMerge.ts';
import { useViewer } from '../session/Viewer.tsx';
import { wishesInput } from '../hotel/wishesInput.ts';

interface FavoritesState {
  /** True for a saved hotel: the account's for a member, this device's for a visitor. */
  readonly isFavorite: (hotelId: string) => boolean;
  /** True while the favorites of this device are being copied to the account. */
  readonly isMerging: boolean;
  /** True when the account of the signed-in member has saved hotels. */
  readonly hasSaved: boolean;
  /**
   * Saves or removes a hotel. Shown at once, and undone with a message when it fails.
   * @param stay stored with the favorite of a member, together with its price and the filters
   * @returns true when it was saved
   */
  readonly setFavorite: (hotelId: string, isFavorite: boolean, stay?: LastStay) => Promise<boolean>;
}

const FavoritesContext = createContext<FavoritesState | null>(null);

/** Removes a press that the server has answered, unless a later press of the same button is still waiting. */
const answered = (
  now: ReadonlyMap<string, boolean>,
  hotelId: string,
  value: boolean,
): ReadonlyMap<string, boolean> => {
  if (now.get(hotelId) !== value) return now;
  const next = new Map(now);
  next.delete(hotelId);
  return next;
};

/** A member's favorites: those of the server, with the presses it has not answered yet on top. */
const useAccountFavorites = (viewerId: string | undefined) => {
  const { data, refetch } = useFavoriteIdsQuery({
    skip: viewerId === undefined,
    // Not deduplicated, because a read that has already started may be older than the change it should show.
    context: { queryDeduplication: false },
  });
  const [mutate] = useSetFavoriteMutation();
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  // One press after the other, so that the last one also wins on the server.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useMemo(() => new Set(data?.favorites.map(({ hotelId }) => hotelId)), [data]);
  const set = useCallback(
    async (hotelId: string, isFavorite: boolean, stay?: LastStay) => {
      setPressed((now) => new Map(now).set(hotelId, isFavorite));
      const stayInput =
        isFavorite && stay && isSearchable(stay.checkIn, stay.checkOut)
          ? { checkIn: stay.checkIn, checkOut: stay.checkOut, occupancy: stay.party }
          : null;
      const wishes = stayInput ? wishesInput(stay?.wishes) : {};
      const previous = queue.current;
      const change = async () => {
        await previous;
        await mutate({ variables: { hotelId, isFavorite, stay: stayInput, ...wishes } });
        await refetch();
      };
      const run = change();
      queue.current = run.catch(() => undefined);
      try {
        await run;
      } finally {
        setPressed((now) => answered(now, hotelId, isFavorite));
      }
    },
    [mutate, refetch],
  );
  return { saved, pressed, set, refetch };
};

/** The favorites of every screen: the account's when signed in, otherwise this device's. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const toasts = useToasts();
  const { viewer } = useViewer();
  const onDevice = useSyncExternalStore(localFavorites.subscribe, localFavorites.read);
  const { saved, pressed, set, refetch } = useAccountFavorites(viewer?.id);
  const isMerging = useFavoriteMerge(viewer?.id, refetch);
  const navigate = useNavigate();
  // `navigate` changes with every URL; kept in a ref, it does not make every favorite button render again.
  const goTo = useRef(navigate);
  useEffect(() => {
    goTo.current = navigate;
  }, [navigate]);
  // A favorite of a person who is not known yet is kept on the device, and copied to the account of a member once that
  // is known.
  const isMember = viewer !== null;
  const showOutcome = useCallback(
    (message: Message) => {
      toasts.show({ tone: 'error', text: intl.formatMessage(message) });
    },
    // The functions of the toasts are stable, their list is not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only `show` is used
    [toasts.show, intl],
  );

  const savedToast = useRef<string | undefined>(undefined);
  const showSaved = useCallback(() => {
    savedToast.current = toasts.show({
      text: intl.formatMessage(messages.savedHere, { count: localFavorites.read().length }),
      // One toast with a count replaces several.
      replaces: savedToast.current,
      action: {
        label: intl.formatMessage(messages.see),
        onPress: () => void goTo.current(favoritesPath),
      },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only `show` is used
  }, [toasts.show, intl]);

  const setFavorite = useCallback(
    async (hotelId: string, isFavorite: boolean, stay?: LastStay) => {
      if (!isMember) {
        const outcome = changeLocalFavorite(hotelId, isFavorite);
        localFavorites.changed();
        if (outcome === 'full') showOutcome(messages.full);
        else if (outcome === 'failed') showOutcome(isFavorite ? messages.saveFailed : messages.removeFailed);
        else if (isFavorite) showSaved();
        return outcome === 'done';
      }
      try {
        await set(hotelId, isFavorite, stay);
        return true;
      } catch (error) {
        const isFull = isFavorite && failureCode(error) === 'INVALID_STATE';
        const failed = isFavorite ? messages.saveFailed : messages.removeFailed;
        showOutcome(isFull ? messages.full : failed);
        return false;
      }
    },
    [isMember, set, showOutcome, showSaved],
  );

  const state = useMemo<FavoritesState>(
    () => ({
      isFavorite: (hotelId) => {
        if (!isMember) return onDevice.includes(hotelId);
        return pressed.get(hotelId) ?? saved.has(hotelId);
      },
      isMerging,
      hasSaved: saved.size > 0,
      setFavorite,
    }),
    [isMember, isMerging, onDevice, pressed, saved, setFavorite],
  );
  return <FavoritesContext value={state}>{children}</FavoritesContext>;
}

/** The saved hotels and how to change them. Throws outside FavoritesProvider. */
export const useFavorites = (): FavoritesState => {
  const state = useContext(FavoritesContext);
  if (!state) throw new Error('useFavorites needs FavoritesProvider');
  return state;
};
