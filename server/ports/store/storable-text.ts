/** What no text may hold in PostgreSQL, the character 0 and halves of characters, is replaced. */
export const storableText = (value: string): string => value.toWellFormed().replaceAll('\0', '\ufffd');
