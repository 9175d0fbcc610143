import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { defaultRoomTypes } from '#shared/hotel/default-rooms.ts';
import { Text } from '#i18n/Text.tsx';
import { randomId } from '#lib/storage/randomId.ts';
import { useLabels } from '#lib/hooks/useLabels.ts';
import { useAnnounce } from '#ui/announcer.tsx';
import { Button } from '#ui/Button.tsx';
import { AdminMoney } from '#features/admin/kit/money/AdminMoney.tsx';
import styles from '../HotelForm.module.css';
import { fields, rooms as messages } from '../HotelForm.messages.ts';
import { finalPriceOf, type HotelDraft, movedEntry, newRoom, type RoomDraft } from '../hotelDraft.ts';
import { RoomTypeItem } from './RoomTypeItem.tsx';
import type { SectionProps } from '../sections.ts';
import { useRoomName } from './useRoomName.ts';

/** The default rooms that are offered when a hotel has no room types, with their prices. */
function DefaultRooms({ draft }: { draft: HotelDraft }) {
  const labels = useLabels();
  const final = finalPriceOf(draft);
  if (final.amountMinor <= 0) {
    return (
      <p className={styles.note}>
        <Text message={messages.defaultsLater} />
      </p>
    );
  }
  return (
    <div className={styles.note}>
      <p>
        <Text message={messages.defaults} />
      </p>
      <ul className={styles.defaults}>
        {defaultRoomTypes(final, draft.amenities).map(({ name, pricePerNight }) => (
          <li key={name}>
            {labels.room(name)} <AdminMoney money={pricePerNight} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Functions that add, change, remove and move room types; removing and moving are announced. */
function useRoomTypes({ draft, change }: Pick<SectionProps, 'draft' | 'change'>) {
  const intl = useIntl();
  const announce = useAnnounce();
  const nameOf = useRoomName();
  const { roomTypes } = draft;
  const set = (next: readonly RoomDraft[]) => change({ roomTypes: next });
  return {
    add: (): string => {
      const room = newRoom(randomId());
      set([...roomTypes, room]);
      return room.id;
    },
    edit: (id: string, part: Partial<RoomDraft>) =>
      set(roomTypes.map((room) => (room.id === id ? { ...room, ...part } : room))),
    remove: (removed: RoomDraft) => {
      set(roomTypes.filter(({ id }) => id !== removed.id));
      announce(intl.formatMessage(messages.removed, { room: nameOf(removed) }));
    },
    move: (from: number, to: number) => {
      const room = roomTypes[from];
      set(movedEntry(roomTypes, from, to));
      if (!room) return;
      announce(
        intl.formatMessage(messages.moved, { room: nameOf(room), number: to + 1, count: roomTypes.length }),
      );
    },
  };
}

/** The hotel's room types. Their order decides for travellers only between equal prices. */
export function RoomTypesEditor({ draft, change, uploading }: SectionProps) {
  const adder = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const [movedRoom, setMovedRoom] = useState<{ id: string; way: 'up' | 'down' } | null>(null);
  const { add, edit, remove, move } = useRoomTypes({ draft, change });
  const { roomTypes } = draft;

  // A moved row loses the focus, so it is set again; at the end of the list, on the button for the other direction.
  useEffect(() => {
    if (!movedRoom) return;
    const row = list.current?.querySelector(`[data-room="${movedRoom.id}"]`);
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-move] button') ?? [])];
    const wanted = buttons[movedRoom.way === 'up' ? 0 : 1];
    const button = wanted?.disabled ? buttons.find((each) => !each.disabled) : wanted;
    button?.focus();
  }, [movedRoom]);

  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>
        <Text message={fields.roomTypes} />
      </legend>
      {roomTypes.length === 0 ? (
        <DefaultRooms draft={draft} />
      ) : (
        <ul ref={list} className={styles.rooms}>
          {roomTypes.map((room, index) => (
            <RoomTypeItem
              key={room.id}
              room={room}
              index={index}
              count={roomTypes.length}
              isOpen={openId === room.id}
              onToggle={() => setOpenId(openId === room.id ? null : room.id)}
              onChange={(part) => edit(room.id, part)}
              onMove={(to) => {
                move(index, to);
                setMovedRoom({ id: room.id, way: to < index ? 'up' : 'down' });
              }}
              uploading={uploading}
              onRemove={() => {
                remove(room);
                adder.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <div>
        <Button ref={adder} variant="secondary" size="sm" icon={Plus} onPress={() => setOpenId(add())}>
          <Text message={messages.add} />
        </Button>
      </div>
    </fieldset>
  );
}
