/** Chooses the compressed form of a body by the rules of RFC 9110, section 12.5.3. */

/** Codings a file may be stored in, the preferred first. */
export const codings = ['br', 'gzip', 'identity'] as const;

/** One of {@link codings}. */
export type Coding = (typeof codings)[number];

/**
 * The best of the `available` codings the client accepts: by its weights, then by our order. `identity` is
 * sent where nothing else fits, even when the client refused it, as the RFC allows.
 */
export function chooseCoding(header: string | undefined, available: (coding: Coding) => boolean): Coding {
  if (header === undefined || header === '') return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(name === 'x-gzip' ? 'gzip' : name, Number.isNaN(weight) ? 0 : weight);
  }
  const any = weights.get('*');
  let best: Coding = 'identity';
  let bestWeight = 0;
  for (const coding of codings) {
    // Identity is acceptable unless refused, but anything the client asked for by name comes before it.
    const weight = weights.get(coding) ?? any ?? (coding === 'identity' ? 0.0001 : 0);
    if (weight > bestWeight && available(coding)) [best, bestWeight] = [coding, weight];
  }
  return best;
}
