import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addPhoto } from './photo.ts';

const query = (place: string) => new URLSearchParams({ place, focal: '0.5,0.5', tone: 'day' });

test('says what is wrong with a photograph, in the words of the program that cuts it', async () => {
  const small = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  await expect(addPhoto(small, query('banners/azure-photo'))).rejects.toThrow(
    /^This photograph: it has 20 × 20 pixels; at least/,
  );
  await expect(addPhoto(Buffer.from('words'), query('banners/azure-photo'))).rejects.toThrow(
    'no picture that can be read',
  );
});

test.each(['../azure', 'banners/../../x', 'logos/x', '--tone'])('refuses the place %s', async (place) => {
  await expect(addPhoto(Buffer.from(''), query(place))).rejects.toThrow('lower-case words');
});
