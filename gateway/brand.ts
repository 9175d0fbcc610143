/** The product's name, one constant per language. */
export const brand = { en: 'Solera', he: 'סולרה' } as const;
