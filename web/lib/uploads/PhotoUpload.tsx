import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { UploadPurpose } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useAnnounce } from '#ui/announcer.tsx';
import { FileDrop } from '#ui/FileDrop.tsx';
import { PendingTile, StoredTile } from './PhotoTiles.tsx';
import { messages } from './PhotoUpload.messages.ts';
import styles from './PhotoUpload.module.css';
import { usePhotoUploads } from './usePhotoUploads.ts';

/** Formats that the server can read. Listed one by one, because phones then convert their own formats to one of these. */
const PHOTO_TYPES = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/tiff';

interface PhotoUploadProps {
  purpose: UploadPurpose;
  /** The reviewed booking; for review photos only. */
  bookingId?: string;
  /** URLs of the stored pictures, in their order. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Maximum number of pictures. */
  max: number;
  /** Called when uploads start, and when all have ended: a form that is saved in between would lack them. */
  onBusyChange?: (isBusy: boolean) => void;
}

/** Pictures that are chosen or dropped, uploaded at once with their progress, removed and put in order. */
export function PhotoUpload({ purpose, bookingId, value, onChange, max, onBusyChange }: PhotoUploadProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const button = useRef<HTMLButtonElement>(null);
  const [surplus, setSurplus] = useState(0);
  const { pending, add, retry, drop } = usePhotoUploads({
    purpose,
    bookingId: bookingId ?? null,
    onStored: (url) => {
      onChange([...value, url]);
      announce(intl.formatMessage(messages.added));
    },
  });
  const isBusy = pending.some(({ failure }) => failure === null);
  const reportBusy = useEffectEvent((now: boolean) => onBusyChange?.(now));
  useEffect(() => {
    if (!isBusy) return undefined;
    reportBusy(true);
    return () => reportBusy(false);
  }, [isBusy]);
  const room = max - value.length - pending.length;
  const invitation = max > 1 ? messages.hint : messages.hintOne;
  const hint = room > 0 ? invitation : messages.full;

  const choose = (files: readonly File[]) => {
    setSurplus(Math.max(0, files.length - room));
    add(files.slice(0, Math.max(0, room)));
  };
  const removed = () => {
    setSurplus(0);
    announce(intl.formatMessage(messages.removed));
    // The pressed button is gone, and the keyboard focus with it.
    requestAnimationFrame(() => button.current?.focus());
  };
  const move = (from: number, to: number) => {
    const order = [...value];
    const [url] = order.splice(from, 1);
    if (url === undefined) return;
    order.splice(to, 0, url);
    onChange(order);
    announce(intl.formatMessage(messages.moved, { number: to + 1 }));
  };

  return (
    <div className={styles.photos}>
      {(value.length > 0 || pending.length > 0) && (
        <ul className={styles.tiles} aria-label={intl.formatMessage(messages.list)}>
          {value.map((url, index) => (
            <StoredTile
              key={url}
              url={url}
              index={index}
              count={value.length}
              onMove={(to) => move(index, to)}
              onRemove={() => {
                onChange(value.filter((each) => each !== url));
                removed();
              }}
            />
          ))}
          {pending.map((photo) => (
            <PendingTile
              key={photo.id}
              photo={photo}
              onRetry={() => retry(photo)}
              onRemove={() => {
                drop(photo);
                removed();
              }}
            />
          ))}
        </ul>
      )}
      <FileDrop
        label={intl.formatMessage(messages.add, { max })}
        hint={intl.formatMessage(hint, { max })}
        accept={PHOTO_TYPES}
        allowsMultiple={max > 1}
        isDisabled={room <= 0}
        onFiles={choose}
        buttonRef={button}
      />
      {surplus > 0 && (
        <p className={styles.note} role="alert">
          <Text message={messages.surplus} values={{ count: surplus, max }} />
        </p>
      )}
    </div>
  );
}
