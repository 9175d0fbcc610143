import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { Text } from '#i18n/Text.tsx';
import { localFavorites } from '#lib/favorites/localFavoritesStore.ts';
import { MAX_SHARED, readHotelIds } from '#shared/routes/hotels-of-url.ts';
import { readListStay } from '#lib/hotel/listStay.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { messages as guests } from '#lib/stay/guests/guests.messages.ts';
import { lastStay } from '#lib/stay/lastStay.ts';
import { guestsOf } from '#lib/stay/guests/occupancy.ts';
import { RequireViewer } from '#lib/session/RequireViewer.tsx';
import { SessionUnknownNotice } from '#lib/session/SessionUnknown.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Button } from '#ui/Button.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { Favorites } from './Favorites.tsx';
import { messages } from './FavoritesPage.messages.ts';
import { useFavoriteList } from './useFavoriteList.ts';
import { useHotelListByIds } from './useHotelListByIds.ts';

function MembersList({ title }: { title: string }) {
  return <Favorites list={useFavoriteList()} title={title} />;
}

/**
 * The favorites on this device, newest first; a visitor is offered to sign in to keep them. While the account cannot be
 * reached the page says so, because those of a member are in the account.
 */
function DeviceList({ title, ids }: { title: string; ids: readonly string[] }) {
  const intl = useIntl();
  const toasts = useToasts();
  const { isVisitor, isUnknown, goToLogin } = useViewer();
  const [stay] = useState(lastStay);
  const list = useHotelListByIds({ ids: ids.toReversed(), stay, isForeign: false });
  const signIn = () => {
    goToLogin().catch(() => toasts.show({ tone: 'error', text: intl.formatMessage(messages.signInFailed) }));
  };
  const lead = isVisitor && ids.length > 0 && (
    <Notice
      tone="info"
      action={
        <Button size="sm" onPress={signIn}>
          <Text message={messages.signIn} />
        </Button>
      }
    >
      <Text message={messages.onDevice} />
    </Notice>
  );
  return <Favorites list={list} title={title} lead={isUnknown ? <SessionUnknownNotice /> : lead} />;
}

/** A shared list, whose URL contains only the hotels and the stay. */
function SharedList({ title, ids }: { title: string; ids: readonly string[] }) {
  const [params] = useSearchParams();
  const { people } = useLabels();
  const { stay, isPartyReplaced } = readListStay(params);
  const { party } = stay;
  const list = useHotelListByIds({ ids, stay, isForeign: true });
  const lead = isPartyReplaced && (
    <Notice tone="info">
      <Text message={guests.replaced} values={{ guests: people({ guests: guestsOf(party), party }) }} />
    </Notice>
  );
  return <Favorites list={list} title={title} lead={lead} />;
}

/** `/Favorites`: the member's saved hotels, a visitor's favorites, or a shared list, with their current prices. */
export function FavoritesPage() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const { viewer, isLoading } = useViewer();
  const onDevice = useSyncExternalStore(localFavorites.subscribe, localFavorites.read);
  // The list stays on screen when its last hotel is removed.
  const [hadFavorites, setHadFavorites] = useState(onDevice.length > 0);
  if (onDevice.length > 0 && !hadFavorites) setHadFavorites(true);
  const shared = readHotelIds(params, MAX_SHARED);
  const title = intl.formatMessage(shared.length > 0 ? messages.sharedTitle : messages.title);
  useDocumentTitle(title);
  if (shared.length > 0) return <SharedList title={title} ids={shared} />;
  if (!viewer && !isLoading && hadFavorites) return <DeviceList title={title} ids={onDevice} />;
  return <RequireViewer title={title}>{({ id }) => <MembersList key={id} title={title} />}</RequireViewer>;
}
