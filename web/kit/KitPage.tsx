import { useLocale } from '../i18n/LocaleProvider.tsx';
import { chooseTheme, useTheme } from '../ui/theme.ts';
import { ToggleChip } from '../ui/ToggleChip.tsx';
import { Actions } from './Actions.tsx';
import { Cards } from './Cards.tsx';
import { Choices } from './Choices.tsx';
import { Fields } from './Fields.tsx';
import styles from './KitPage.module.css';
import { Maps } from './Maps.tsx';
import { Marks } from './Marks.tsx';
import { Overlays } from './Overlays.tsx';
import { Structure } from './Structure.tsx';

const languages = ['en', 'he'] as const;

/**
 * Every component of `web/ui` in every state that can be shown without interaction, for developers. Hover, press and
 * focus work. Only in English, because it is not part of the product.
 */
export function KitPage() {
  const { language, setLanguage } = useLocale();
  const theme = useTheme();
  return (
    <main className={`container ${styles.page}`}>
      <div className={styles.bar}>
        <h1 className="display">Components and states</h1>
        <div className={styles.row}>
          {(['light', 'dark', 'device'] as const).map((choice) => (
            <ToggleChip key={choice} isSelected={theme === choice} onChange={() => chooseTheme(choice)}>
              {choice}
            </ToggleChip>
          ))}
          {languages.map((code) => (
            <ToggleChip key={code} isSelected={language.code === code} onChange={() => setLanguage(code)}>
              {code === 'he' ? 'right to left' : 'left to right'}
            </ToggleChip>
          ))}
        </div>
      </div>
      <Actions />
      <Fields />
      <Choices />
      <Marks />
      <Structure />
      <Overlays />
      <Maps />
      <Cards />
    </main>
  );
}
