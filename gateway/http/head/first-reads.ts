import { type FirstRead, firstReadsName } from '#shared/routes/first-reads.ts';
import { scriptText } from '#shared/seo/structured-data.ts';

/**
 * A script that sends the first reads of a page at once, while its application is being loaded. Their responses come
 * with the session, so the page itself has no personal data.
 */
export const firstReads = (reads: readonly FirstRead[]): string =>
  `window.${firstReadsName} = Object.fromEntries(${scriptText(reads)}.map((read) => {
  const response = fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json,application/json;q=0.9' },
    body: JSON.stringify(read),
  });
  const { operationName, variables } = read;
  return [operationName, { variables, response: response.then((each) => each.json()).catch(() => null) }];
}));`;
