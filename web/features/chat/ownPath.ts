/** True for a path of our own site; an address that only looks like one is not. */
export const isOwnPath = (href: string): boolean => /^\/(?![/\\])/.test(href);
