import type { ProcessPart } from '../tracing/tracing.ts';

type Routes = readonly (readonly [name: string, paths: RegExp])[];

/** Names of routes, by path; the first match counts. URLs themselves appear in no log and no metric. */
const routes: Readonly<Record<ProcessPart, Routes>> = {
  gateway: [
    ['graphql', /^\/graphql$/],
    ['health', /^\/(?:healthz|readyz)$/],
    ['metrics', /^\/metrics$/],
    ['upload', /^\/uploads\//],
    ['failures', /^\/client-failures$/],
    ['media', /^\/media$/],
    ['preview', /^\/preview$/],
    ['streets', /^\/tiles\//],
    ['platform', /^\/api\//],
    ['login', /^\/login(?:\/|$)/],
    ['file', /^\/files\//],
    ['playground', /^\/playground$/],
    ['crawler', /^\/(?:robots\.txt|sitemap[\w-]*\.xml)$/],
    // Built files have an extension; URLs of pages have none.
    ['asset', /^\/assets\/|\.\w{2,12}$/],
    ['page', /^\//],
  ],
  platform: [
    ['auth', /^\/api\/apps\/[^/]+\/auth\//],
    ['entities', /^\/api\/apps\/[^/]+\/entities\//],
    ['integrations', /^\/api\/apps\/[^/]+\/integration-endpoints\//],
    ['app', /^\/api\//],
    ['login', /^\/login(?:\/|$)/],
    ['file', /^\/files\//],
    ['health', /^\/(?:healthz|readyz)$/],
    ['metrics', /^\/metrics$/],
  ],
  provider: [
    ['search', /\/search$/i],
    ['prebook', /\/prebook$/i],
    ['book', /\/book$/i],
    ['cancel', /\/cancel$/i],
    ['reservation', /\/bookingdetail(?:sbasedondate)?$/i],
    ['catalogue', /\/(?:countrylist|citylist|hotelcodelist|tbohotelcodelist|hoteldetails)$/i],
    ['picture', /^\/{1,2}images\//],
    ['health', /^\/(?:healthz|readyz)$/],
    ['metrics', /^\/metrics$/],
  ],
  assistant: [
    ['chat', /^\/chat$/],
    ['thread', /^\/chat\//],
    ['health', /^\/(?:healthz|readyz)$/],
    ['metrics', /^\/metrics$/],
  ],
};

/** The name of a path in metrics, traces and logs; `other` for what a part does not serve. */
export const routeName = (part: ProcessPart, path: string): string =>
  routes[part].find(([, paths]) => paths.test(path))?.[0] ?? 'other';
