import { Download } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Text } from '#i18n/Text.tsx';
import { saveTextFile, type TextFile } from '#lib/files/saveTextFile.ts';
import { Button } from '#ui/Button.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from '../kit.messages.ts';

/** Loads the complete list for the current search; returning undefined or rejecting is a failure. */
export type FetchCsv = () => Promise<TextFile | undefined>;

/** Downloads the complete list as a file; a failure is shown. */
export function CsvButton({ fetchCsv }: { fetchCsv: FetchCsv }) {
  const intl = useIntl();
  const toasts = useToasts();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    const file = await fetchCsv().catch(() => undefined);
    setPending(false);
    if (file) saveTextFile(file);
    toasts.show(
      file
        ? { tone: 'ok', text: intl.formatMessage(messages.csvDone, { name: file.name }) }
        : { tone: 'error', text: intl.formatMessage(messages.csvFailed) },
    );
  };
  return (
    <Button variant="secondary" icon={Download} isPending={isPending} onPress={() => void download()}>
      <Text message={messages.csv} />
    </Button>
  );
}
