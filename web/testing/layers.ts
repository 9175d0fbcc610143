/** Loads the code of dialogs, menus and fields with lists before a test, which then does not have to wait for it. */
import '#ui/AlertDialog.tsx';
import '#ui/ChipList.tsx';
import '#ui/ComboBox.tsx';
import '#ui/Dialog.tsx';
import '#ui/IconButton.tsx';
import '#ui/Lightbox.tsx';
import '#ui/Menu.tsx';
import '#ui/Popover.tsx';
import '#ui/PopoverField.tsx';
import '#ui/Select.tsx';
import '#ui/Sheet.tsx';
import { loadEverything } from '#ui/lazy/onceLoaded.ts';

await loadEverything();
