/** Faults of content files: where, what is expected, what is there, and the nearest right name. */
import { editDistance } from '../../contracts/nearest-name.ts';

export interface Fault {
  /** The file's path below `content/`. */
  file: string;
  /** Line number, from 1; undefined for a fault of the whole file. */
  line?: number | undefined;
  /** A path in the file such as `bands[1].areas[0].title`; empty for the whole file. */
  path: string;
  text: string;
}

/** `services/azure.yaml:12: bands[1].heading: expected …` */
export const faultLine = ({ file, line, path, text }: Fault): string =>
  [line === undefined ? file : `${file}:${line}`, ...(path ? [path] : []), text].join(': ');

/** Content that cannot be used. The message has one line for each fault. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultLine).join('\n'));
    this.faults = faults;
  }
}

/** `bands[2].bullets[0]` */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');

/** A value of the file, shortened. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const shown = JSON.stringify(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
}

/** The name that could have been meant; undefined when all are too far away. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.ceil(wanted.length / 3));
  const [nearest] = [...names]
    .map((name) => ({ name, away: editDistance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ away }) => away <= limit)
    .toSorted((a, b) => a.away - b.away);
  return nearest?.name;
}

/** ` (did you mean "summary"?)`, or nothing when no name is near. */
export function didYouMean(wanted: unknown, names: Iterable<string>): string {
  const name = typeof wanted === 'string' ? nearestName(wanted, names) : undefined;
  return name ? ` (did you mean ${JSON.stringify(name)}?)` : '';
}

/** The page that development shows in place of a page with faults. */
export const faultPage = (faults: string): string =>
  `<!doctype html><title>Content at fault</title><h1>Content at fault</h1><pre>${faults
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</pre>`;
