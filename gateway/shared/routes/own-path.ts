/**
 * True for a path on our own site. A second slash or backslash would name another server, and browsers remove
 * whitespace and control characters before they parse a URL.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(path);
