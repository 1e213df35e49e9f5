/**
 * The faults of content files. A fault names the place in the file, the expected content, the received content, and the
 * nearest correct name.
 */
import { editDistance } from '@website/forms/nearest-name';

export interface Fault {
  file: string;
  /** The line number, from 1; undefined for a fault of the whole file. */
  line?: number | undefined;
  /** The path of the value, such as `bands[1].areas[0].title`; empty for the whole file. */
  path: string;
  text: string;
}

/** Returns a line such as `services/azure.yaml:12: bands[1].heading: expected …`. */
export const faultLine = ({ file, line, path, text }: Fault): string =>
  [line === undefined ? file : `${file}:${line}`, ...(path ? [path] : []), text].join(': ');

/** The error for content with faults. The message has a line for each fault. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(faultLine).join('\n'));
    this.faults = faults;
  }
}

/** Returns a path as text: `bands[2].bullets[0]`. */
export const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');

/** Returns a value of the file as a short text. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  const shown = JSON.stringify(value);
  return shown.length > 80 ? `${shown.slice(0, 77)}...` : shown;
}

/** Returns the name that the author may have meant; undefined if no name is near enough. */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  const limit = Math.max(2, Math.ceil(wanted.length / 3));
  const [nearest] = [...names]
    .map((name) => ({ name, away: editDistance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ away }) => away <= limit)
    .toSorted((a, b) => a.away - b.away);
  return nearest?.name;
}

/** Returns ` (did you mean "summary"?)`, or an empty text if no name is near. */
export function didYouMean(wanted: unknown, names: Iterable<string>): string {
  const name = typeof wanted === 'string' ? nearestName(wanted, names) : undefined;
  return name ? ` (did you mean ${JSON.stringify(name)}?)` : '';
}

/** Makes the page that development shows in place of a page with faults. */
export const faultPage = (faults: string): string =>
  `<!doctype html><title>Content at fault</title><h1>Content at fault</h1><pre>${faults
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</pre>`;
