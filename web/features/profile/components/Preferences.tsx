import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSaveProfileMutation } from '#generated/graphql.ts';
import type { ProfilePage_ViewerFragment } from '#generated/graphql.ts';
import { currencies, currencyOf } from '#i18n/money/currencies.ts';
import { useCurrency } from '#i18n/money/CurrencyProvider.tsx';
import { languageOf, languages } from '#i18n/languages.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { Text } from '#i18n/Text.tsx';
import { preferencesInTurn } from '#lib/session/preferencesInTurn.ts';
import { Card } from '#ui/Card.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from '../ProfilePage.messages.ts';
import styles from '../ProfilePage.module.css';

type Kind = 'newsletter' | 'notifications';

const lines = { newsletter: messages.newsletterLine, notifications: messages.notificationsLine };

/** One switch: saved at once, and reset with a message when saving failed. */
function PreferenceSwitch({ kind, isOn }: { kind: Kind; isOn: boolean }) {
  const intl = useIntl();
  const toasts = useToasts();
  const [mutate] = useSaveProfileMutation();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const change = async (value: boolean) => {
    setPressed(value);
    try {
      const input = { preferences: { [kind]: value } };
      const { data } = await preferencesInTurn(() => mutate({ variables: { input } }));
      if (data?.updateMe.__typename !== 'ProfileSaved') throw new Error('The choice was refused');
    } catch {
      toasts.show({ tone: 'error', text: intl.formatMessage(messages.preferenceFailed) });
    } finally {
      setPressed(null);
    }
  };
  return (
    <div className={styles.preference}>
      <Switch
        isSelected={pressed ?? isOn}
        isDisabled={pressed !== null && pressed === isOn}
        onChange={(value) => void change(value)}
      >
        <span className={styles.preferenceWords}>
          <strong>
            <Text message={messages[kind]} />
          </strong>
          <span>
            <Text message={lines[kind]} />
          </span>
        </span>
      </Switch>
    </div>
  );
}

/** Language and currency: a change applies to the whole site at once, and is stored in the account. */
function Choices() {
  const intl = useIntl();
  const { language, setLanguage } = useLocale();
  const { currency, setCurrency } = useCurrency();
  const currencyName = (code: string) => intl.formatDisplayName(code, { type: 'currency' }) ?? code;
  return (
    <div className={styles.choices}>
      <Select
        label={intl.formatMessage(messages.language)}
        value={language.code}
        onChange={(id) => {
          const found = languageOf(id);
          if (found) setLanguage(found.code);
        }}
        options={languages.map(({ code, name }) => ({ id: code, label: name, lang: code }))}
      />
      <Select
        label={intl.formatMessage(messages.currency)}
        hint={intl.formatMessage(messages.currencyLine)}
        value={currency.code}
        onChange={(id) => {
          const found = currencyOf(id);
          if (found) setCurrency(found.code);
        }}
        options={currencies.map(({ code }) => ({ id: code, label: `${code} · ${currencyName(code)}` }))}
      />
    </div>
  );
}

/** Which messages the member wants, and the language and currency of the site. */
export function Preferences({ viewer }: { viewer: ProfilePage_ViewerFragment }) {
  const { newsletter, notifications } = viewer.preferences;
  return (
    <Card as="section">
      <h2 className="title">
        <Text message={messages.preferences} />
      </h2>
      <PreferenceSwitch kind="newsletter" isOn={newsletter} />
      <PreferenceSwitch kind="notifications" isOn={notifications} />
      <Choices />
    </Card>
  );
}
