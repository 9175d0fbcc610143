import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../ui/AlertDialog.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Lightbox } from '../ui/Lightbox.tsx';
import { Popover } from '../ui/Popover.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useToasts } from '../ui/toasts.tsx';
import { Sample } from './Sample.tsx';

type Overlay = 'dialog' | 'alert' | 'sheet' | 'pictures';

const pictures = [
  { src: '/art/hero-coast.svg', alt: 'The coast by day' },
  { src: '/art/hero-coast-night.svg', alt: 'The coast by night', note: 'Illustration' },
];

export function Overlays() {
  const toasts = useToasts();
  const [open, setOpen] = useState<Overlay | null>(null);
  const [picture, setPicture] = useState(0);
  const close = () => setOpen(null);
  return (
    <Sample title="Dialogs and messages">
      <Button onPress={() => setOpen('dialog')}>Dialog</Button>
      <Button onPress={() => setOpen('alert')}>Alert dialog</Button>
      <Button onPress={() => setOpen('sheet')}>Sheet</Button>
      <Button onPress={() => setOpen('pictures')}>Pictures</Button>
      <Popover label="A small panel" trigger={<Button variant="secondary">Popover</Button>}>
        Its contents.
      </Popover>
      {(['ok', 'error', 'info'] as const).map((tone) => (
        <Button
          key={tone}
          variant="secondary"
          onPress={() => toasts.show({ tone, text: `A message (${tone})` })}
        >
          {`Toast: ${tone}`}
        </Button>
      ))}
      <IconButton icon={CircleHelp} label="A tooltip" />
      <Dialog isOpen={open === 'dialog'} onClose={close} title="A dialog" footer={<Button>Save</Button>}>
        Its contents.
      </Dialog>
      <AlertDialog
        isOpen={open === 'alert'}
        onClose={close}
        title="Cancel the booking?"
        message="This cannot be taken back."
        actions={[
          { label: 'Keep it', variant: 'secondary', isSafe: true },
          { label: 'Cancel Booking', variant: 'danger' },
        ]}
      />
      <Sheet isOpen={open === 'sheet'} onClose={close} title="A sheet">
        Its contents.
      </Sheet>
      <Lightbox
        isOpen={open === 'pictures'}
        onClose={close}
        label="Pictures"
        pictures={pictures}
        index={picture}
        onIndexChange={setPicture}
      />
    </Sample>
  );
}
