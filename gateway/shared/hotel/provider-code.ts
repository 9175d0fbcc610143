/** True for an id that may be the provider's: its codes are digits, and ids of stored hotels practically never are. */
export const isProviderCode = (id: string): boolean => /^\d{1,12}$/.test(id);
