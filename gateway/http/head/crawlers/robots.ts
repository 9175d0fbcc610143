/** Addresses of the login and of machines. `/graphql` stays open: without it a search engine cannot draw a page. */
const machinePaths = ['/login', '/api/', '/uploads/', '/playground', '/metrics'] as const;

/**
 * The text of `/robots.txt`. Private pages stay open to crawlers: one that may not fetch a page never sees that the page
 * asks not to be listed.
 * @param publicUrl own origin without a slash at its end
 */
export function robotsText(publicUrl: string): string {
  return [
    'User-agent: *',
    ...machinePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
