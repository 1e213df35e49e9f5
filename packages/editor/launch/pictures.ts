/** Finds photographs without a license, and pictures and films that have the accent of another brand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { turnsTo, RecolorFilms } from '@website/media/recolor';
import { type Finding, findingAt, read } from './finding.ts';

const pictureNotes = z.record(
  z.string(),
  z.record(
    z.string(),
    z.looseObject({
      edge: z.string(),
      accent: z.string().exactOptional(),
      license: z.string().exactOptional(),
    }),
  ),
);

/** `3 pictures: banners/azure, banners/retail, hero/cloud`; of a long list the first three. */
function listed(noun: string, names: readonly string[]): string {
  const more = names.length > 3 ? ` and ${names.length - 3} more` : '';
  return `${names.length} ${names.length === 1 ? noun : `${noun}s`} (${names.slice(0, 3).join(', ')}${more})`;
}

export function* ofPictures(root: string): Generator<Finding> {
  // JSON is also valid YAML, so the YAML reader gives the line numbers.
  const source = read(root, 'public/media/pictures.json');
  const notes = pictureNotes.parse(source.value);
  const turnOf = turnsTo(readFileSync(join(root, 'packages/site/styles/tokens.css'), 'utf8'));
  const old: string[] = [];
  for (const [folder, pictures] of Object.entries(notes))
    for (const [name, note] of Object.entries(pictures)) {
      // `npm run media:photo` writes a text in brackets that asks for the license.
      if (note.license?.startsWith('[') ?? false)
        yield findingAt(
          source,
          [folder, name, 'license'],
          `the license of ${folder}/${name} is unknown`,
          'write whose photograph it is and what allows you to show it',
        );
      if (note.license === undefined && turnOf(name, note)) old.push(`${folder}/${name}`);
    }
  const films = new RecolorFilms(root, join(root, 'packages/media/originals'));
  const oldFilms = films.names.filter((name) => {
    const slide = notes['hero']?.[name];
    return slide && turnOf(name, { ...slide, accent: films.accentOf(name) });
  });
  const parts = [
    ...(old.length > 0 ? [listed('picture', old)] : []),
    ...(oldFilms.length > 0 ? [listed('film', oldFilms)] : []),
  ];
  if (parts.length > 0)
    yield {
      file: source.file,
      line: undefined,
      what: `not in your accent: ${parts.join(' and ')}`,
      remedy: 'npm run media:recolor turns them',
    };
}
