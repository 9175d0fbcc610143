import { CalendarDays } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Text } from '#i18n/Text.tsx';
import type { StayDates } from '#lib/search/dates/stayDates.ts';
import { Button } from '#ui/Button.tsx';
import { SpokenWords } from '#ui/SpokenWords.tsx';
import { messages } from '../FavoritesPage.messages.ts';
import { NewDates } from './NewDates.tsx';

interface ChangeDatesProps {
  stay: StayDates;
  hotelName: ReactNode;
  /** Saves the hotel for other dates. */
  onChoose: (days: StayDates) => void;
}

/** A button that opens the calendar for other dates of a saved hotel; its field is shown as long as it is open. */
export function ChangeDates({ stay, hotelName, onChoose }: ChangeDatesProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) field.current?.click();
  }, [isOpen]);
  const close = (days: StayDates | null) => {
    setOpen(false);
    // The field disappears, so the focus is moved.
    button.current?.focus();
    if (days) onChoose(days);
  };
  return (
    <>
      <Button ref={button} variant="ghost" size="sm" icon={CalendarDays} onPress={() => setOpen(true)}>
        <SpokenWords
          spoken={
            <Text
              message={messages.changeDatesOf}
              values={{ hotel: <Fragment key="hotel">{hotelName}</Fragment> }}
            />
          }
        >
          <Text message={messages.changeDates} />
        </SpokenWords>
      </Button>
      {isOpen && <NewDates ref={field} from={stay} onClose={close} />}
    </>
  );
}
