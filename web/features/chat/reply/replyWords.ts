/** The text of a reply without Markdown, for screen readers. */
export const replyWords = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replaceAll(/^\s*(?:[-*+]|#{1,6})\s+/gm, '')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/\\([\\`*_{}[\]()#+\-.!<>|~])/g, '$1')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
