import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { checkoutPath } from '#lib/page/paths.ts';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages } from '../../HotelPage.messages.ts';
import { useHeldDraft } from './useHeldDraft.ts';

interface HeldRoomProps {
  hotelId: string;
  /** Id of the booking that is being changed: another notice has the link to its checkout. */
  changedId?: string | null;
}

/**
 * A notice about a room that is held because the traveller started to book it. The list of rooms does not offer a held
 * room, not even to the traveller who holds it.
 */
export function HeldRoomNotice({ hotelId, changedId = null }: HeldRoomProps) {
  const dates = useDates();
  const draft = useHeldDraft(hotelId, 'network-only');
  if (!draft) return null;
  const { checkIn, checkOut, roomHeldUntil } = draft;
  return (
    <Notice
      tone="info"
      action={
        draft.id !== changedId && (
          <ButtonLink to={checkoutPath(draft.id)} variant="secondary" size="sm">
            <Text message={messages.heldContinue} />
          </ButtonLink>
        )
      }
    >
      <Text
        message={messages.held}
        values={{
          room: <RoomNames key="room" rooms={draft} />,
          range: <bdi key="range">{dates.range(checkIn, checkOut)}</bdi>,
          time: <bdi key="time">{dates.time(roomHeldUntil)}</bdi>,
        }}
      />
    </Notice>
  );
}
