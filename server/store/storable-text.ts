/** Replaces what PostgreSQL allows in no text: the character 0 and halves of surrogate pairs. */
export const storableText = (value: string): string => value.toWellFormed().replaceAll('\0', '\ufffd');
