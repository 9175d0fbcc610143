import { Text } from '#i18n/Text.tsx';
import { useIntl } from 'react-intl';
import { homePath } from '#lib/page/paths.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { messages } from './NotFoundPage.messages.ts';

/** Shown for any URL that is not a page of this site; the server responds with status 404. */
export function NotFoundPage() {
  const title = useIntl().formatMessage(messages.title);
  useDocumentTitle(title);
  return (
    <div className="container">
      <EmptyState
        title={title}
        headingLevel={1}
        action={
          <ButtonLink to={homePath}>
            <Text message={messages.search} />
          </ButtonLink>
        }
      >
        <Text message={messages.line} />
      </EmptyState>
    </div>
  );
}
