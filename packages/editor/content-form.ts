/** Keeps the content files in the editor's format, so that a save in the editor changes only the edited lines. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaLine } from '@website/site/content';
import { mergeIntoSource, readValue } from './merge.ts';

interface Unformatted {
  /** The path from the root of the project, such as `content/services/azure.yaml`. */
  file: string;
  /** The text in the editor's format. Undefined if the file is not YAML; another check reports this fault. */
  text: string | undefined;
}

/** Returns a text with the line that leads editors to the file's schema. A file without it gets it. */
function withSchemaLine(file: string, text: string): string {
  const line = `${schemaLine(file.replace('content/', ''))}\n`;
  return text.startsWith(line) ? text : line + text.replace(/^# yaml-language-server:.*\n/, '');
}

/** Returns the form of a file's text; undefined if the text is not YAML. */
function formOf(file: string, text: string): string | undefined {
  try {
    return mergeIntoSource(withSchemaLine(file, text), readValue(text));
  } catch {
    return undefined;
  }
}

const contentFiles = (root: string): string[] =>
  globSync('content/**/*.yaml', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();

/** Returns the files that do not have the format. Ignores the line ends, because git may change them on Windows. */
const unformatted = (root: string): Unformatted[] =>
  contentFiles(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
    const form = formOf(file, text);
    return form === text ? [] : [{ file, text: form }];
  });

/** Writes every content file in the format. Returns the paths of the changed files. */
export function formatContent(root: string): string[] {
  const changes = unformatted(root).filter(({ text }) => text !== undefined);
  for (const { file, text = '' } of changes) writeFileSync(join(root, file), text);
  return changes.map(({ file }) => file);
}

/** Returns the number of content files, and a fault for each file that does not have the format. */
export const contentFormFaults = (root: string): { count: number; faults: string[] } => ({
  count: contentFiles(root).length,
  faults: unformatted(root).map(({ file, text }) =>
    text === undefined
      ? `${file}: is not YAML; \`npm run content:check\` says where`
      : `${file}: is not in the form in which the editor writes it; \`npm run content:format\` writes it so`,
  ),
});
