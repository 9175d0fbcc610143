/** Whether an id may be the provider's: its codes are digits, and an id of ours practically never is. */
export const isProviderCode = (id: string): boolean => /^\d{1,12}$/.test(id);
