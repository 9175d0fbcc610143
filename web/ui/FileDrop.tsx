import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { DragEvent, Ref } from 'react';
import { FileTrigger } from 'react-aria-components';
import { Button } from './Button.tsx';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** Text of the button. */
  label: string;
  /** Text beside the button: which files may be chosen, and that they can be dropped here. */
  hint: string;
  /** Types that the file chooser offers, such as `image/*`; the caller checks dropped files. */
  accept: string;
  allowsMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens the file chooser, on a surface that files can be dropped on. Both are needed, because dropping
 * needs a pointer.
 */
export function FileDrop({ label, hint, accept, onFiles, ...props }: FileDropProps) {
  const { allowsMultiple = false, isDisabled = false, buttonRef } = props;
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isDisabled) onFiles(allowsMultiple ? files : files.slice(0, 1));
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!isDisabled);
  };
  return (
    <div
      className={clsx(styles.drop, isOver && styles.over)}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files);
      }}
      data-testid="file-drop"
    >
      <FileTrigger acceptedFileTypes={[accept]} allowsMultiple={allowsMultiple} onSelect={take}>
        <Button
          variant="secondary"
          icon={ImagePlus}
          isDisabled={isDisabled}
          {...(buttonRef && { ref: buttonRef })}
        >
          {label}
        </Button>
      </FileTrigger>
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
