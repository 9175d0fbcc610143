import { Monitor, Moon, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Icon } from '#ui/Icon.tsx';
import { Menu } from '#ui/Menu.tsx';
import { chooseTheme, useTheme } from '#ui/theme.ts';
import { messages } from './ThemeMenu.messages.ts';

const choices = [
  { id: 'light', icon: Sun },
  { id: 'dark', icon: Moon },
  { id: 'device', icon: Monitor },
] as const;

/** Menu for the theme: light, dark, or that of the device. The choice is stored on this device. */
export function ThemeMenu() {
  const intl = useIntl();
  const chosen = useTheme();
  const label = intl.formatMessage(messages.appearance);
  const icon = choices.find(({ id }) => id === chosen)?.icon ?? Monitor;
  return (
    <Menu
      label={`${label}: ${intl.formatMessage(messages[chosen])}`}
      isIconOnly
      placement="bottom end"
      trigger={<Icon icon={icon} size={18} />}
      sections={[
        {
          id: 'themes',
          title: label,
          selectedId: chosen,
          items: choices.map((choice) => ({
            id: choice.id,
            icon: choice.icon,
            label: intl.formatMessage(messages[choice.id]),
            onAction: () => chooseTheme(choice.id),
          })),
        },
      ]}
    />
  );
}
