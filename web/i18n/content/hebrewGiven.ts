import given from '../catalogues/he/given.json' with { type: 'json' };

/** Texts that the product gives in Hebrew to readers of every language, by message id. */
export const hebrewGiven: Readonly<Record<string, string>> = given;
