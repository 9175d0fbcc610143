import { ChevronLeft, ChevronRight, RotateCw, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/FieldParts.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Picture } from '#ui/Picture.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { messages } from './PhotoUpload.messages.ts';
import styles from './PhotoUpload.module.css';
import { pictureSrc } from '#shared/routes/picture-src.ts';
import { problemText } from '../failures/problemText.ts';
import type { UploadFailure } from './upload.ts';
import type { PendingPhoto } from './usePhotoUploads.ts';

interface StoredTileProps {
  url: string;
  /** Position, from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A stored picture: it can be moved and removed. */
export function StoredTile({ url, index, count, onMove, onRemove }: StoredTileProps) {
  const intl = useIntl();
  const number = index + 1;
  const say = (message: Message) => intl.formatMessage(message, { number });
  return (
    <li className={styles.tile}>
      <Picture
        src={pictureSrc(url, 320)}
        alt={say(messages.picture)}
        emptyLabel={intl.formatMessage(messages.noPicture)}
      />
      <div className={styles.remove}>
        <IconButton icon={X} label={say(messages.remove)} size="sm" variant="floating" onPress={onRemove} />
      </div>
      {count > 1 && (
        <div className={styles.order}>
          <IconButton
            icon={ChevronLeft}
            flip
            size="sm"
            label={say(messages.earlier)}
            isDisabled={index === 0}
            onPress={() => onMove(index - 1)}
          />
          <bdi>{number}</bdi>
          <IconButton
            icon={ChevronRight}
            flip
            size="sm"
            label={say(messages.later)}
            isDisabled={number === count}
            onPress={() => onMove(index + 1)}
          />
        </div>
      )}
    </li>
  );
}

const ownWords = {
  TYPE: messages.type,
  SIZE: messages.size,
  PIXELS: messages.pixels,
  COUNT: messages.count,
};

/** Text for a picture that was not stored. */
const wordsFor = (failure: UploadFailure): Message =>
  failure === 'TYPE' || failure === 'SIZE' || failure === 'PIXELS' || failure === 'COUNT'
    ? ownWords[failure]
    : problemText(failure, { INVALID_STATE: messages.stay });

/** True when the same file would be refused again. */
const isFinal = (failure: UploadFailure): boolean =>
  ['TYPE', 'SIZE', 'PIXELS', 'COUNT', 'INVALID_STATE', 'FORBIDDEN'].includes(failure);

interface PendingTileProps {
  photo: PendingPhoto;
  onRetry: () => void;
  onRemove: () => void;
}

/** A picture that is being uploaded, or one that failed and why. */
export function PendingTile({ photo, onRetry, onRemove }: PendingTileProps) {
  const intl = useIntl();
  const { file, preview, percent, failure } = photo;
  const { name } = file;
  return (
    <li className={styles.tile} data-failed={failure !== null || undefined}>
      <Picture src={preview} alt={name} emptyLabel={intl.formatMessage(messages.noPicture)} />
      <div className={styles.remove}>
        <IconButton
          icon={X}
          label={intl.formatMessage(messages.removePending, { name })}
          size="sm"
          variant="floating"
          onPress={onRemove}
        />
      </div>
      {failure === null ? (
        <div className={styles.progress}>
          <ProgressBar label={intl.formatMessage(messages.sending, { name })} value={percent} />
        </div>
      ) : (
        <div className={styles.failure} role="alert">
          <ErrorText>
            <Text message={wordsFor(failure)} />
          </ErrorText>
          {!isFinal(failure) && (
            <Button variant="ghost" size="sm" icon={RotateCw} onPress={onRetry}>
              <Text message={messages.retry} />
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
