/** Returns the language of the page, in the browser. */
export const pageLanguage = (): string => document.documentElement.lang;
