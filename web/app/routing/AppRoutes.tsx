import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { pageAliases } from '#shared/routes/page-paths.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { uiMessages } from '#ui/ui.messages.ts';
import styles from './AppRoutes.module.css';
import { ErrorBoundary } from '../ErrorBoundary.tsx';
import { messages } from './AppRoutes.messages.ts';
import { PageNotLoaded } from './lazyPage.tsx';
import { notFoundPage as NotFound, pageAt, pages } from './pages.ts';

function PageProblem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  // Passes no error, because a TypeError would be shown as a lost connection, but here it is a bug of the page.
  const texts = { INTERNAL: uiMessages.notLoaded };
  return (
    <div className={`container ${styles.state}`}>
      <Problem error={null} onRetry={onRetry} {...(error instanceof PageNotLoaded && { texts })} />
    </div>
  );
}

/** Redirects an alias of a page, and keeps the query and the fragment. */
function Alias({ of: pathname }: { of: string }) {
  const { search, hash } = useLocation();
  return <Navigate replace to={{ pathname, search, hash }} />;
}

/** Routes of the pages; the router ignores case. When a page fails, the navigation still works. */
export function AppRoutes() {
  const intl = useIntl();
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKey={pathname}
      Fallback={PageProblem}
      onFailure={() => pageAt(pathname).forgetFailure()}
    >
      <Suspense
        fallback={
          <div className={styles.state}>
            <Spinner size={36} label={intl.formatMessage(messages.loading)} />
          </div>
        }
      >
        <Routes>
          {Object.entries(pages).map(([path, Page]) => (
            <Route key={path} path={path} element={<Page />} />
          ))}
          {Object.entries(pageAliases).map(([alias, page]) => (
            <Route key={alias} path={alias} element={<Alias of={page} />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
