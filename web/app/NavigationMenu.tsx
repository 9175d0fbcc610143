import { useIntl } from 'react-intl';
import { Menu } from '../ui/Menu.tsx';
import { messages } from './Header.messages.ts';
import { navigationItems } from './navigationItems.ts';

/** The “Navigation” dropdown of wide windows (L-04). */
export function NavigationMenu() {
  const intl = useIntl();
  const label = intl.formatMessage(messages.navigation);
  const items = navigationItems.map(({ id, to, icon, ...item }) => ({
    id,
    to,
    icon,
    label: intl.formatMessage(item.label),
  }));
  return <Menu label={label} trigger={label} sections={[{ id: 'pages', items }]} />;
}
