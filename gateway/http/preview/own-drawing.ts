/** Path at which messengers get an SVG as a picture. */
export const PREVIEW_PATH = '/preview';

/** SVG files of the product and of its demo hotels. */
const ours = /^\/(?:stock|files\/demo)\/[a-z\d-]{1,120}\.svg$/;
/** SVG files of the provider sandbox, by the rule of the picture proxy. */
const ofProvider = /^\/{1,2}(images\/[a-z\d-]{1,120}\.svg)$/;

/** The only parameter of the picture proxy; null when there are others, or it is repeated. */
function onlySource(url: string): string | null {
  if (!url.startsWith('/media?') || url.includes('#')) return null;
  const parameters = [...new URLSearchParams(url.slice('/media?'.length))];
  const [name, source] = parameters[0] ?? [];
  return parameters.length === 1 && name === 'src' ? (source ?? null) : null;
}

/**
 * The one canonical URL of an SVG that we make ourselves, because each spelling would be rendered and cached
 * separately: the sandbox returns the same SVG for any query. Null for everything else, which is never rendered on this
 * machine.
 * @param url path and query on our own origin
 * @param sandboxOrigin origin of the provider sandbox; null with a real provider, whose SVG files are not ours
 */
export function ownDrawing(url: string, sandboxOrigin: string | null): string | null {
  if (ours.test(url)) return url;
  const source = onlySource(url);
  if (source === null || !URL.canParse(source)) return null;
  const { origin, pathname, username, password, hash } = new URL(source);
  const path = ofProvider.exec(pathname)?.[1];
  if (origin !== sandboxOrigin || username !== '' || password !== '' || hash !== '' || path === undefined)
    return null;
  return `/media?${new URLSearchParams({ src: `${origin}/${path}` }).toString()}`;
}

/** Path at which such an SVG is served as a picture. */
export const previewPath = (drawing: string): string =>
  `${PREVIEW_PATH}?${new URLSearchParams({ of: drawing }).toString()}`;
