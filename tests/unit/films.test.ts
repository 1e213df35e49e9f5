/** The films as files: what a player needs to begin early, to show the right colors, and to come within the budgets. */
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../public/media/films');
const files = globSync('*.mp4', { cwd: folder }).toSorted();
const cuts = {
  wide: { width: 1600, height: 900 },
  phone: { width: 810, height: 540 },
} as const;
const budgets = { av1: 450_000, h264: 800_000 } as const;
const frames = 144;
const seconds = 6;

/** The boxes of a part of an MP4 file (ISO 14496-12), in order: name and content. */
function* boxesOf(bytes: Buffer): Generator<[name: string, content: Buffer]> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    yield [bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + 8, at + size)];
    at += size;
  }
}

/** The content of the box that a path leads to, from the file's top. */
function find(bytes: Buffer, ...path: string[]): Buffer {
  let found = bytes;
  for (const name of path) {
    const next = boxesOf(found).find(([each]) => each === name);
    if (!next) throw new Error(`the file has no box ${path.join('/')}`);
    [, found] = next;
  }
  return found;
}

const media = ['moov', 'trak', 'mdia'] as const;

test('every film is there in both cuts and both codecs', () => {
  const names = new Set(files.map((file) => file.replace(/-(?:wide|phone)\..*/, '')));
  expect(files).toEqual(
    [...names]
      .flatMap((name) =>
        ['phone', 'wide'].flatMap((cut) => ['av1', 'h264'].map((codec) => `${name}-${cut}.${codec}.mp4`)),
      )
      .toSorted(),
  );
});

describe.each(files)('%s', (file) => {
  const bytes = readFileSync(join(folder, file));
  const [, cut = '', codec = ''] = /-(wide|phone)\.(av1|h264)\.mp4$/.exec(file) ?? [];
  const { width, height } = cuts[cut as keyof typeof cuts];

  test('begins to play before all of it has come: its index stands first', () => {
    const order = [...boxesOf(bytes)].map(([name]) => name).filter((name) => /^(?:moov|mdat)$/.test(name));
    expect(order).toEqual(['moov', 'mdat']);
  });

  test('is silent, and a loop of six seconds in 144 frames', () => {
    const tracks = [...boxesOf(find(bytes, 'moov'))].filter(([name]) => name === 'trak');
    expect(tracks).toHaveLength(1);
    const sizes = find(bytes, ...media, 'minf', 'stbl', 'stsz');
    expect(sizes.readUInt32BE(8)).toBe(frames);
    const head = find(bytes, ...media, 'mdhd');
    expect(head.readUInt32BE(16) / head.readUInt32BE(12)).toBeCloseTo(seconds, 2);
  });

  test('has its size, its codec and the colors of a screen', () => {
    const entry = find(bytes, ...media, 'minf', 'stbl', 'stsd').subarray(8);
    const [[name, sample] = ['', Buffer.alloc(0)]] = boxesOf(entry);
    expect(name).toBe(codec === 'av1' ? 'av01' : 'avc1');
    expect([sample.readUInt16BE(24), sample.readUInt16BE(26)]).toEqual([width, height]);
    const color = find(sample.subarray(78), 'colr');
    expect(color.toString('latin1', 0, 4)).toBe('nclx');
    // BT.709 for primaries, curve and matrix, in the narrow range of video.
    expect([4, 6, 8].map((at) => color.readUInt16BE(at))).toEqual([1, 1, 1]);
    expect(color.readUInt8(10) >> 7).toBe(0);
  });

  test('comes within its budget', () => {
    expect(statSync(join(folder, file)).size).toBeLessThanOrEqual(budgets[codec as keyof typeof budgets]);
  });
});
