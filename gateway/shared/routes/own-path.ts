/**
 * True for a path of our own site. A second slash or backslash would name another server, and browsers drop white space
 * and control characters before they look.
 */
export const isOwnPath = (path: string): boolean => /^\/(?![/\\])[^\s\p{Cc}]*$/u.test(path);
