/** Where messengers read drawings as pictures. */
export const PREVIEW_PATH = '/preview';

/** Drawings of the product and of its demo hotels. */
const ours = /^\/(?:stock|files\/demo)\/[a-z\d-]{1,120}\.svg$/;
/** Drawings of the provider sandbox, by the rule of the picture proxy: those of the configured provider alone. */
const ofProvider = /^\/{1,2}images\/[a-z\d-]{1,120}\.svg$/;

/**
 * Whether a picture is a drawing that we make ourselves: no other one is ever drawn on this machine.
 * @param url path and query on our own origin
 * @param providerOrigin origin of the configured provider
 */
export function isOwnDrawing(url: string, providerOrigin: string): boolean {
  if (ours.test(url)) return true;
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const source = searchParams.get('src') ?? '';
  if (pathname !== '/media' || !url.startsWith('/media?') || !URL.canParse(source)) return false;
  const { origin, pathname: path, username, password } = new URL(source);
  return origin === providerOrigin && username === '' && password === '' && ofProvider.test(path);
}

/** Path of such a drawing as a picture. */
export const previewPath = (url: string): string =>
  `${PREVIEW_PATH}?${new URLSearchParams({ of: url }).toString()}`;
