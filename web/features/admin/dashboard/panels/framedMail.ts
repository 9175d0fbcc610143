/** The nonce under which our page may write styles; null in development, where no policy is in force. */
export const pageNonce = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || null;

/**
 * A mail made ready for a frame. Mail programs want styles as attributes, but the frame inherits our page's policy, which
 * refuses those and takes style sheets with its nonce: every attribute becomes a rule of one sheet.
 */
export const framedMail = (html: string, nonce: string | null): string => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const rules = [...page.querySelectorAll('[style]')].map((element, place) => {
    const declarations = element.getAttribute('style') ?? '';
    element.removeAttribute('style');
    element.setAttribute('data-rule', String(place));
    return `[data-rule="${place}"]{${declarations}}`;
  });
  const sheet = page.createElement('style');
  sheet.textContent = rules.join('\n');
  page.head.append(sheet);
  if (nonce !== null) for (const style of page.querySelectorAll('style')) style.setAttribute('nonce', nonce);
  return `<!doctype html>${page.documentElement.outerHTML}`;
};
