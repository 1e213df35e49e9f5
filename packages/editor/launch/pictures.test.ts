import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../server/test-support/temp-folder.ts';
import { ofPictures } from './pictures.ts';

const note = { focal: [0.5, 0.5], edge: '#d8d2c8' };

/** Returns what the check says about a project with these files and a green accent. */
function findings(files: Readonly<Record<string, string>>): string[] {
  const root = tempFolder();
  const css = ':root { --accent: #0b5c53; --drawing-accent: light-dark(#0b5c53, #4fd1c0); }';
  for (const [file, text] of Object.entries({ 'packages/site/styles/tokens.css': css, ...files })) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return [...ofPictures(root)].map(({ what }) => what);
}

const film = 'public/media/films/cloud-wide.av1.mp4';
const hero = { cloud: { ...note, accent: '#0B5C53' } };

test('a site with another accent › some pictures and a film still have the delivered one › they are named, photographs are not', () => {
  const banners = { azure: note, retail: { ...note, license: 'Ours' } };
  const pictures = JSON.stringify({ banners, hero });
  expect(findings({ 'public/media/pictures.json': pictures, [film]: '' })).toEqual([
    'not in your accent: 1 picture (banners/azure) and 1 film (cloud)',
  ]);
});

test('a site with another accent › all pictures and films have it › nothing is named', () => {
  const accents = JSON.stringify({ cloud: '#0B5C53' });
  expect(
    findings({
      'public/media/pictures.json': JSON.stringify({ hero }),
      [film]: '',
      'packages/media/originals/films/accents.json': accents,
    }),
  ).toEqual([]);
});
