import { Globe } from 'lucide-react';
import { useIntl } from 'react-intl';
import { languages } from '#i18n/languages.ts';
import type { Language } from '#i18n/languages.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Icon, type IconType } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { flagOf } from './flags.tsx';
import styles from '../layout/header/Header.module.css';
import { messages } from '../layout/header/Header.messages.ts';

const flags: Readonly<Record<string, IconType>> = Object.fromEntries(
  languages.map(({ code }) => [code, flagOf(code)]),
);

/**
 * Menu of the ten languages with flag and native name, grouped by whether a native speaker has proofread them.
 * @param onChoose called when a language is chosen, even if it is the current one
 */
export function LanguageMenu({ onChoose }: { onChoose?: () => void }) {
  const intl = useIntl();
  const { language, setLanguage } = useLocale();
  const row = (entry: Language) => ({
    id: entry.code,
    label: entry.name,
    icon: flags[entry.code],
    lang: entry.code,
    onAction: () => {
      setLanguage(entry.code);
      onChoose?.();
    },
  });
  const label = intl.formatMessage(messages.language);
  const section = (id: string, title: string, entries: readonly Language[]) => ({
    id,
    title,
    selectedId: language.code,
    items: entries.map((entry) => row(entry)),
  });
  return (
    <Menu
      label={label}
      placement="bottom end"
      trigger={
        <span className={styles.trigger}>
          <Icon icon={Globe} size={18} />
          <span className="visually-hidden">{label}: </span>
          <span lang={language.code}>{language.name}</span>
        </span>
      }
      sections={[
        section(
          'proofread',
          label,
          languages.filter((entry) => entry.isProofread),
        ),
        section(
          'others',
          intl.formatMessage(messages.notProofread),
          languages.filter((entry) => !entry.isProofread),
        ),
      ]}
    />
  );
}
