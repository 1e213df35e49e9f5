/** Writes the list of placeholders for people. */
import { groups, type Placeholder } from './placeholders.ts';

const place = ({ file, line }: Placeholder): string => (line === undefined ? file : `${file}:${line}`);

/** Returns a line for each placeholder, by group, and a last line with their number. */
export function launchReport(placeholders: readonly Placeholder[]): string {
  const count = placeholders.length;
  if (count === 0) return 'Nothing is left: no placeholder stands in the pages any more.';
  const width = Math.max(...placeholders.map((placeholder) => place(placeholder).length));
  const lines = groups.flatMap((group) => {
    const those = placeholders.filter((placeholder) => placeholder.group === group);
    const rows = those.map(
      (placeholder) => `  ${place(placeholder).padEnd(width)}  ${placeholder.what} → ${placeholder.remedy}`,
    );
    return rows.length > 0 ? [group, ...rows, ''] : [];
  });
  return [...lines, `${count} ${count === 1 ? 'placeholder is' : 'placeholders are'} left.`].join('\n');
}
