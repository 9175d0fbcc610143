import { useId } from 'react';
import { Text } from '#i18n/Text.tsx';
import type { Message } from '#i18n/messages.ts';
import { PhotoUpload } from '#lib/uploads/PhotoUpload.tsx';
import styles from '../HotelForm.module.css';
import { fields } from '../HotelForm.messages.ts';
import type { SectionProps } from '../sections.ts';

interface PicturesProps {
  label: Message;
  value: readonly string[];
  onChange: (value: string[]) => void;
  max: number;
  uploading: SectionProps['uploading'];
}

/** Pictures of one kind, with their label. */
export function Pictures({ label, value, onChange, max, uploading }: PicturesProps) {
  const place = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.label}>
        <Text message={label} />
      </legend>
      <PhotoUpload
        purpose="HOTEL_IMAGE"
        value={value}
        onChange={onChange}
        max={max}
        onBusyChange={(isBusy) => uploading(place, isBusy)}
      />
    </fieldset>
  );
}

/** Main image and gallery. */
export function PictureFields({ draft, change, uploading }: SectionProps) {
  return (
    <>
      <Pictures
        label={fields.imageUrl}
        value={draft.imageUrl === null ? [] : [draft.imageUrl]}
        onChange={([imageUrl = null]) => change({ imageUrl })}
        max={1}
        uploading={uploading}
      />
      <Pictures
        label={fields.galleryUrls}
        value={draft.galleryUrls}
        onChange={(galleryUrls) => change({ galleryUrls })}
        max={50}
        uploading={uploading}
      />
    </>
  );
}
