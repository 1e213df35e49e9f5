/** Fills in the placeholders of a text: `Slide {number}` becomes `Slide 2`. */
export const fillIn = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
