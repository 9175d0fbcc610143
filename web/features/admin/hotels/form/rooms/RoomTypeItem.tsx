import { ArrowDown, ArrowUp, Check, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { AdminMoney } from '#features/admin/kit/money/AdminMoney.tsx';
import styles from '../HotelForm.module.css';
import { rooms as messages } from '../HotelForm.messages.ts';
import { amountOf, type RoomDraft } from '../hotelDraft.ts';
import { RoomTypeFields } from './RoomTypeFields.tsx';
import type { SectionProps } from '../sections.ts';
import { StoredRoomName } from './StoredRoomName.tsx';

interface RoomTypeItemProps {
  room: RoomDraft;
  /** Position, from 0. */
  index: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (part: Partial<RoomDraft>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  uploading: SectionProps['uploading'];
}

/** A row of a room type: its name and price, with buttons to move and remove it. Its fields open below. */
export function RoomTypeItem(props: RoomTypeItemProps) {
  const panelId = useId();
  // Once opened, the fields stay mounted: closing must not stop an upload.
  const [wasOpen, setWasOpen] = useState(props.isOpen);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  const { room, index, count, isOpen, onToggle, onMove, onRemove } = props;
  const price = amountOf(room.price);
  const isOffered = room.name.trim() !== '' && price.amountMinor > 0;
  const label = (message: Message) => (
    <Text message={message} values={{ room: <StoredRoomName key="room" room={room} /> }} />
  );
  return (
    <li className={styles.room} data-room={room.id}>
      <div className={styles.roomHead}>
        <div className={styles.roomWords}>
          <span className={styles.roomName}>
            <StoredRoomName room={room} />
          </span>
          {isOffered ? (
            <AdminMoney money={price} />
          ) : (
            <span className={styles.missing}>
              <Text message={messages.notOffered} />
            </span>
          )}
        </div>
        <div className={styles.roomActions}>
          <span data-move="" className={styles.moves}>
            <IconButton
              icon={ArrowUp}
              label={label(messages.up)}
              isDisabled={index === 0}
              onPress={() => onMove(index - 1)}
            />
            <IconButton
              icon={ArrowDown}
              label={label(messages.down)}
              isDisabled={index === count - 1}
              onPress={() => onMove(index + 1)}
            />
          </span>
          <IconButton
            icon={isOpen ? Check : Pencil}
            label={label(isOpen ? messages.close : messages.edit)}
            aria-expanded={isOpen}
            aria-controls={panelId}
            onPress={onToggle}
          />
          <IconButton
            icon={Trash2}
            className={styles.danger}
            label={label(messages.remove)}
            onPress={onRemove}
          />
        </div>
      </div>
      <div id={panelId} hidden={!isOpen}>
        {wasOpen && (
          <div className={styles.roomPanel}>
            <RoomTypeFields room={room} onChange={props.onChange} uploading={props.uploading} />
          </div>
        )}
      </div>
    </li>
  );
}
