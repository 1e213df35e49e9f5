/** A sentence with its `{placeholders}` filled in. */
export const fillWords = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
