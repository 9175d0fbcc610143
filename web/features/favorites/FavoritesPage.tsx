import { useIntl } from 'react-intl';
import { RequireViewer } from '../../lib/RequireViewer.tsx';
import { useDocumentTitle } from '../../lib/useDocumentTitle.ts';
import { Favorites } from './Favorites.tsx';
import { messages } from './FavoritesPage.messages.ts';

/** `/Favorites`: the member's saved hotels with what they cost now. */
export function FavoritesPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  return <RequireViewer title={title}>{({ id }) => <Favorites key={id} />}</RequireViewer>;
}
