/**
 * Gives the still lifes and films the accent of `packages/site/styles/tokens.css`: `npm run media:recolor`. `npm run
 * media:recolor -- banners/azure films/cloud` recolors only the named ones. Photographs of the owner do not change;
 * they have a `license` in `pictures.json`. If a run is stopped, the next run continues it.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, PictureFolder, type Kind } from '../picture-files.ts';
import { turnsTo } from './accents.ts';
import { writeSheet } from './contact-sheet.ts';
import { missingPrograms, RecolorFilms } from './films.ts';
import { recolorPicture } from './pictures.ts';

const root = join(import.meta.dirname, '../../..');
const media = join(root, 'public/media');
const originals = join(root, 'packages/media/originals');
const wanted = process.argv.slice(2);
const turnOf = turnsTo();

const folder = new PictureFolder(media);
const pictures = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
  Object.entries(folder.manifest[kind]).map(([name, note]) => ({ kind, name, note })),
);
const films = new RecolorFilms(root, originals);
const known = new Set([
  ...pictures.map(({ kind, name }) => `${kind}/${name}`),
  ...films.names.map((name) => `films/${name}`),
]);
const unknown = wanted.find((name) => !known.has(name));
const isWanted = (name: string): boolean => wanted.length === 0 || wanted.includes(name);

async function recolorPictures(): Promise<void> {
  const own = pictures.filter(({ note }) => note.license !== undefined);
  const todo = pictures.flatMap((picture) => {
    const turn = turnOf(picture.name, picture.note);
    const isOwn = picture.note.license !== undefined;
    return turn && !isOwn && isWanted(`${picture.kind}/${picture.name}`) ? [{ ...picture, turn }] : [];
  });
  for (const [index, { kind, name, note, turn }] of todo.entries()) {
    await recolorPicture(folder, originals, { kind, name, focal: note.focal }, turn);
    console.log(`${index + 1} of ${todo.length}: ${kind}/${name} is ${turn.to}`);
  }
  if (todo.length > 0) console.log(`${todo.length} pictures are turned.`);
  else if (wanted.every((name) => !name.startsWith('films/')))
    console.log(
      'Each picture has this accent already. The accent is --accent and --drawing-accent in packages/site/styles/tokens.css.',
    );
  if (own.length > 0) console.log(`${own.length} photographs of your own stay as they are.`);
}

async function recolorFilms(): Promise<void> {
  const todo = films.names.flatMap((name) => {
    // A film has the same light as the slide below it, so it gets the same accent.
    const slide = folder.manifest.hero[name];
    const turn = slide && turnOf(name, { ...slide, accent: films.accentOf(name) });
    return turn && isWanted(`films/${name}`) ? [{ name, turn }] : [];
  });
  const missing = todo.length > 0 ? missingPrograms() : [];
  if (missing.length > 0) {
    console.log(
      `These films keep their old accent, because this machine has no ${missing.join(' and no ')}: ${todo.map(({ name }) => name).join(', ')}.
Install it and run the command again, or take the lines \`film:\` out of content/home.yaml.`,
    );
    return;
  }
  for (const { name, turn } of todo) {
    films.recolor(name, turn);
    console.log(`films/${name} is ${turn.to}`);
  }
}

/** Returns the places in the content that speak of something red, such as the description of a picture. */
const placesWithRed = (): string[] =>
  globSync('content/**/*.yaml', { cwd: root }).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (/\bred\b/i.test(line) ? [`  ${file}:${index + 1}  ${line.trim()}`] : [])),
  );

if (unknown !== undefined) {
  console.error(
    `${unknown}: there is no such picture or film; say it as banners/azure, hero/cloud or films/cloud`,
  );
  process.exitCode = 1;
} else {
  await recolorPictures();
  await recolorFilms();
  const sheet = await writeSheet(root, originals, folder, films.frames());
  if (sheet !== undefined) console.log(`Before and after, side by side: ${sheet}`);
  const places = sheet === undefined ? [] : placesWithRed();
  if (places.length > 0)
    console.log(['These texts say red; name the new color there:', ...places].join('\n'));
}
