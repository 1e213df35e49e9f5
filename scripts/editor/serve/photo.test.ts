import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { addPhoto } from './photo.ts';

/** Makes a project without pictures. Returns its folder. */
function project(): string {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'public/media'), { recursive: true });
  return folder;
}

const query = (place: string) => new URLSearchParams({ place, focal: '0.5,0.5', tone: 'day' });

test('says what is wrong with a photograph, in the words of the program that cuts it', async () => {
  const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await expect(addPhoto(project(), small, query('banners/azure-photo'))).rejects.toThrow(
    /^This photograph: it has 20 × 20 pixels; at least/,
  );
  await expect(addPhoto(project(), Buffer.from('words'), query('banners/azure-photo'))).rejects.toThrow(
    'no picture that can be read',
  );
});

test.each(['../azure', 'banners/../../x', 'films/x', '--tone'])('refuses the place %s', async (place) => {
  await expect(addPhoto(project(), Buffer.from(''), query(place))).rejects.toThrow('lower-case words');
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M0 0h90v30z"/></svg>';
const portrait = sharp({ create: { width: 640, height: 800, channels: 3, background: 'gray' } }).jpeg();

test.each<[place: string, file: string, picture: () => Promise<Buffer>]>([
  ['people/alex-doe', 'public/media/people/alex-doe-640.webp', () => portrait.toBuffer()],
  ['credentials/iso-27001', 'public/media/credentials/iso-27001-480.webp', async () => Buffer.from(drawing)],
  ['logos/acme.svg', 'content/logos/acme.svg', async () => Buffer.from(drawing)],
])('upload › to %s › its files and its license are written', async (place, file, picture) => {
  const root = project();
  await addPhoto(root, await picture(), new URLSearchParams({ place, focal: '0.5,0.3', license: 'By Ada' }));
  expect(readFileSync(join(root, file)).length).toBeGreaterThan(50);
  const [folder = '', name = ''] = place.replace('.svg', '').split('/');
  const notes: unknown = JSON.parse(readFileSync(join(root, 'public/media/pictures.json'), 'utf8'));
  expect(notes).toMatchObject({ [folder]: { [name]: { license: 'By Ada' } } });
});

test('upload › a logo with words that need a typeface › refused with the remedy', async () => {
  const words = drawing.replace('</svg>', '<text>Acme</text></svg>');
  await expect(addPhoto(project(), Buffer.from(words), query('logos/acme.svg'))).rejects.toThrow(
    'convert them to outlines',
  );
});
