/** The nonce that allows style sheets on our page; null in development, where there is no content security policy. */
export const pageNonce = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || null;

/**
 * Renames style attributes before the HTML is parsed, because merely parsing them violates the content security policy.
 */
const withQuietStyles = (html: string): string =>
  html.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/i, ' data-style='));

/**
 * Prepares an email for a frame. Emails have their styles in attributes, but the frame inherits our content security
 * policy, which allows only style sheets with a nonce. So every style attribute becomes a rule of one style sheet.
 */
export const framedMail = (html: string, nonce: string | null): string => {
  const mark = nonce === null ? '<style' : `<style nonce="${nonce}"`;
  const quiet = withQuietStyles(html).replaceAll(/<style\b/gi, mark);
  const page = new DOMParser().parseFromString(quiet, 'text/html');
  const rules = [...page.querySelectorAll('[data-style]')].map((element, index) => {
    const declarations = element.getAttribute('data-style') ?? '';
    element.removeAttribute('data-style');
    element.setAttribute('data-rule', String(index));
    return `[data-rule="${index}"]{${declarations}}`;
  });
  const sheet = page.createElement('style');
  if (nonce !== null) sheet.setAttribute('nonce', nonce);
  sheet.textContent = rules.join('\n');
  page.head.append(sheet);
  return `<!doctype html>${page.documentElement.outerHTML}`;
};
