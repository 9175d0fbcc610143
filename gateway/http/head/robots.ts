import { pageAliases } from '../../models/page-paths.ts';
import { unlistedPages } from '../../models/page-address.ts';

/** Addresses of the login and of machines. `/graphql` stays open: without it a search engine cannot draw a page. */
const machinePaths = ['/login', '/api/', '/uploads/', '/playground', '/metrics'] as const;

/** The text of `/robots.txt`. @param publicUrl own origin without a slash at its end */
export function robotsText(publicUrl: string): string {
  const hyphenated = Object.entries(pageAliases)
    .filter(([, page]) => unlistedPages.has(page))
    .map(([path]) => path);
  const closed = [...unlistedPages, ...hyphenated, ...machinePaths];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
