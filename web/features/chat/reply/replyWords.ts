/** The text of a reply for screen readers, without the Markdown of links, images, bullets, headings and bold text. */
export const replyWords = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^\s*(?:[-*+]|#{1,6})\s+/gm, '')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
