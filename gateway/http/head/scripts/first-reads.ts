import { type FirstRead, firstReadsName, sessionEndKey } from '#shared/routes/first-reads.ts';
import { scriptText } from '#shared/seo/structured-data.ts';

/**
 * A script that sends the first reads of a page at once, while its application is being loaded. They carry the session
 * cookie, so the page itself contains no personal data.
 */
export const firstReads = (reads: readonly FirstRead[]): string =>
  `(() => {
  // A browser may forbid the storage.
  let sessionEnd = '';
  try {
    sessionEnd = JSON.parse(localStorage.getItem('${sessionEndKey}')) ?? '';
  } catch {}
  const sentAt = Date.now();
  window.${firstReadsName} = Object.fromEntries(${scriptText(reads)}.map((read) => {
    const response = fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
      body: JSON.stringify(read),
    }).then((each) => each.json()).catch(() => null);
    return [read.operationName, { variables: read.variables, sentAt, sessionEnd, response }];
  }));
})();`;
