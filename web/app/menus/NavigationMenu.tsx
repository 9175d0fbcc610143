import { useIntl } from 'react-intl';
import { useViewer } from '#lib/session/Viewer.tsx';
import { Menu } from '#ui/Menu.tsx';
import { messages } from '../layout/header/Header.messages.ts';
import { navigationItemsFor } from './navigationItems.ts';

/** The “Navigation” dropdown of wide windows. */
export function NavigationMenu() {
  const intl = useIntl();
  const label = intl.formatMessage(messages.navigation);
  const { viewer } = useViewer();
  const items = navigationItemsFor(viewer).map(({ id, to, icon, ...item }) => ({
    id,
    to,
    icon,
    label: intl.formatMessage(item.label),
  }));
  return <Menu label={label} trigger={label} sections={[{ id: 'pages', items }]} />;
}
