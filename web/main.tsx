// Imported first, so that the token is removed from the address before anything else runs.
import { arrivedToken } from './lib/session/arrivedToken.ts';
import './ui/fonts.ts';
import './ui/global.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadPageAt } from './app/routing/pages.ts';
import { loadFirstTexts } from './i18n/LocaleProvider.tsx';
import { firstFrameHotelId } from '#shared/routes/first-frame-hotel.ts';
import { firstFrameCityId } from '#shared/routes/first-search.ts';
import { restartMark } from '#shared/routes/restart.ts';
import { dropTab } from './lib/storage/tabStorage.ts';
import { FirstParts } from './lib/page/FirstParts.tsx';
import { adoptToken, createApolloClient } from './lib/api/apolloClient.ts';
import { failureReports } from './lib/failures/failureReport.ts';
import { rootOptionsThatReport, watchFailures } from './lib/failures/watchFailures.ts';
import { followTheme } from './ui/theme.ts';

/** Replaces the server's prerendered first frame, which is inert, with the page. */
function replace(frame: HTMLElement, page: HTMLElement): void {
  page.id = frame.id;
  frame.replaceWith(page);
  // The server's facts about the first page are no longer valid afterwards.
  for (const id of [firstFrameHotelId, firstFrameCityId]) document.getElementById(id)?.remove();
}

/** Not awaited at the top level: modules that are loaded here import this file's chunk, and would wait for it forever. */
async function start(root: HTMLElement): Promise<void> {
  const client = createApolloClient(window.location.origin);
  const [question] = await Promise.all([
    arrivedToken === null ? null : adoptToken(client, arrivedToken),
    loadFirstTexts(),
    // With its code loaded, the page replaces its first frame at once; a failure is shown by the page.
    loadPageAt(window.location).catch(() => undefined),
  ]);
  dropTab(restartMark);

  const app = <App client={client} question={question} />;
  // React interrupts the rendering of a transition for scrolling and taps.
  startTransition(() => {
    // With a prerendered first frame the page is rendered outside the document: the frame stays until it is complete.
    const page = root.hasAttribute('inert') ? document.createElement('div') : root;
    const shown = <FirstParts onEnd={() => replace(root, page)}>{app}</FirstParts>;
    createRoot(page, rootOptionsThatReport(failureReports)).render(page === root ? app : shown);
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
watchFailures(failureReports);
followTheme();
// In a task of its own, after that in which the modules are evaluated.
setTimeout(() => void start(root));
