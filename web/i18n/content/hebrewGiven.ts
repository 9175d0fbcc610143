import given from '../catalogues/he/given.json' with { type: 'json' };

/** Texts that are shown in Hebrew in every language, by message id. */
export const alwaysHebrewTexts: Readonly<Record<string, string>> = given;
