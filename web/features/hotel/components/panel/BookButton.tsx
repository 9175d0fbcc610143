import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { AlertDialog } from '#ui/AlertDialog.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { panelMessages as messages } from '../../HotelPage.messages.ts';
import styles from './BookingPanel.module.css';
import { lackTexts, type RoomLack } from './roomLack.ts';

interface BookButtonProps {
  hasRoom: boolean;
  lack: RoomLack | null;
  /** True when the choice changes an unpaid booking instead of starting one. */
  isChange: boolean;
  isBooking: boolean;
  onBook: () => void;
  /** Hides the prompt visually, where there is no space; screen readers still read it. */
  isCompact?: boolean;
}

/** Book Now, or Change booking: looks disabled until a room is chosen, but a press shows why. */
export function BookButton(props: BookButtonProps) {
  const { hasRoom, lack, isChange, isBooking, onBook, isCompact = false } = props;
  const intl = useIntl();
  const promptId = useId();
  const [isAlertOpen, setAlertOpen] = useState(false);
  return (
    <>
      <Button
        size={isCompact ? 'md' : 'lg'}
        isFullWidth={!isCompact}
        isPending={isBooking}
        {...(hasRoom ? {} : { 'aria-disabled': true, 'aria-describedby': promptId })}
        onPress={() => (hasRoom ? onBook() : setAlertOpen(true))}
      >
        {intl.formatMessage(isChange ? messages.changeBooking : messages.bookNow)}
      </Button>
      {!hasRoom && (
        <p id={promptId} className={isCompact ? 'visually-hidden' : styles.prompt}>
          <Icon icon={Info} />
          {intl.formatMessage(lack ? lackTexts[lack] : messages.selectFirst)}
        </p>
      )}
      <AlertDialog
        isOpen={isAlertOpen}
        onClose={() => setAlertOpen(false)}
        message={intl.formatMessage(lack ? lackTexts[lack] : messages.selectAlert)}
        actions={[{ label: intl.formatMessage(messages.ok) }]}
      />
    </>
  );
}
