/** Fills the placeholders of a text: `Slide {number}` with a number of 2 is `Slide 2`. */
export const fillIn = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(values[name] ?? hole));
