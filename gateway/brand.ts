/** The product's name, one constant per language. */
export const brand = { en: 'Solera', he: 'סולרה' } as const;

/** How travellers reach a person when nothing is configured: reserved example values. */
export const contact = {
  email: 'hello@solera.example',
  whatsapp: '+1 202 555 0123',
  office: { en: '1 Example Street, Tel Aviv', he: 'רחוב לדוגמה 1, תל אביב' },
} as const;
