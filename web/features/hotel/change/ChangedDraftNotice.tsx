import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { RoomNames } from '#lib/booking/names/RoomNames.tsx';
import { checkoutPath } from '#lib/page/paths.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { Notice } from '#ui/Notice.tsx';
import { messages } from '../HotelPage.messages.ts';
import styles from '../HotelPage.module.css';
import type { ChangedDraft } from './useChangedDraft.ts';

/** Says that a stay and room are chosen for an unpaid booking, which one, and what is kept. */
export function ChangedDraftNotice({ draft }: Pick<ChangedDraft, 'draft'>) {
  const dates = useDates();
  if (!draft) return null;
  return (
    <Notice
      tone="info"
      className={styles.notice ?? ''}
      action={
        <ButtonLink to={checkoutPath(draft.id)} variant="secondary" size="sm">
          <Text message={messages.changingKeep} />
        </ButtonLink>
      }
    >
      <Text
        message={messages.changing}
        values={{
          room: <RoomNames key="room" rooms={draft} />,
          range: <bdi key="range">{dates.range(draft.checkIn, draft.checkOut)}</bdi>,
        }}
      />
    </Notice>
  );
}
