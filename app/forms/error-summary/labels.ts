/** The labels of a form's fields by name, for the lines that lead to them. */
export const labelsOf = (
  fields: Readonly<Record<string, { label: string }>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]));
