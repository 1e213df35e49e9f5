/** Finds the town and the postal code in the lines of an address. Search engines want them apart. */

/** As in `411 00 Göteborg`, `4000-123 Porto`, `1012 AB Amsterdam` and `D-20095 Hamburg`. */
const codeFirst =
  /^(?:[A-Z]{1,2}-)?(?<postalCode>\d{3} \d{2}|\d{4}-\d{3}|\d{4} [A-Z]{2}|\d{4,6}) (?<city>\p{L}[\p{L} .'’-]*)$/u;

/** As in `Reno, NV 89501`, `Toronto, ON M5H 1A1`, `London SW1A 1AA` and `Pune 411001`. */
const codeLast =
  /^(?<city>\p{L}[\p{L} .'’-]*?)(?:, (?<region>[A-Z]{2,3}))?,? (?<postalCode>\d{4,6}(?:-\d{4})?|\d{3} \d{3}|[A-Z]\d[A-Z] \d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u;

export type Place = Partial<Record<'city' | 'region' | 'postalCode', string>>;

/** Returns what the address says. Only its last line may end in the code, because a street ends in a number too. */
export function placeOf(address: readonly string[]): Place {
  const found =
    address.map((line) => codeFirst.exec(line)?.groups).findLast((groups) => groups !== undefined) ??
    codeLast.exec(address.at(-1) ?? '')?.groups;
  // A group that matched nothing is undefined, whatever its type says.
  return Object.fromEntries(Object.entries(found ?? {}).filter(([, part]) => Boolean(part)));
}
