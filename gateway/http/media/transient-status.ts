/** True for a status after which a repeat may succeed, and which says nothing about the requested file. */
export const isTransient = (status: number): boolean => status >= 500 || status === 408 || status === 429;
