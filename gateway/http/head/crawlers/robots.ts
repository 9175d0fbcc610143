/** Paths of the login and for machines. `/graphql` stays allowed: without it a search engine cannot render a page. */
const machinePaths = ['/login', '/api/', '/uploads/', '/playground', '/metrics'] as const;

/**
 * The text of `/robots.txt`. Private pages stay allowed for crawlers: a crawler that may not fetch a page never sees
 * its `noindex`.
 * @param publicUrl own origin without a trailing slash
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
