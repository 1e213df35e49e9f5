import type { Random } from './random.ts';

/** Numbers at which lengths and offsets go wrong. */
const lies = [
  0, 1, 2, 0x7f, 0x80, 0xff, 0x7f_ff, 0xff_ff, 0x1_00_00, 0x7f_ff_ff_ff, 0xff_ff_ff_fe, 0xff_ff_ff_ff,
];

type Change = (bytes: Buffer, random: Random, others: readonly Buffer[]) => Buffer;

/** Where something is changed: mostly at bytes that say something, for long stretches of files are empty. */
function place(bytes: Buffer, random: Random): number {
  const at = random.below(bytes.length + 1);
  if (random.onceIn(4)) return at;
  const telling = bytes.subarray(at).findIndex((byte) => byte !== 0);
  return telling < 0 ? at : at + telling;
}

function put(bytes: Buffer, at: number, value: number, width: 1 | 2 | 4): Buffer {
  const copy = Buffer.from(bytes);
  if (at + width > copy.length) return copy;
  if (width === 4) copy.writeUInt32LE(value, at);
  else if (width === 2) copy.writeUInt16LE(value & 0xff_ff, at);
  else copy.writeUInt8(value & 0xff, at);
  return copy;
}

/** A stretch of some bytes. */
function stretch(bytes: Buffer, random: Random): [begin: number, end: number] {
  const begin = random.below(bytes.length + 1);
  return [begin, Math.min(bytes.length, begin + random.below(random.pick([4, 40, 4000])))];
}

/** Bytes that say something else, while everything stays where it is: lengths, offsets, flags. */
const lying: readonly Change[] = [
  (bytes, random) => put(bytes, place(bytes, random), random.below(256), 1),
  (bytes, random) => put(bytes, place(bytes, random), random.pick(lies), random.pick([1, 2, 4])),
  (bytes, random) => put(bytes, place(bytes, random), random.below(bytes.length + 9), random.pick([2, 4])),
];

/** Bytes that are missing, come twice, or come from somewhere else. */
const moving: readonly Change[] = [
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => bytes.subarray(random.below(bytes.length + 1)),
  (bytes, random) => {
    const [begin, end] = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, begin), bytes.subarray(end)]);
  },
  (bytes, random) => {
    const [begin, end] = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(begin)]);
  },
  (bytes, random) => {
    const [at] = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, at), random.bytes(random.below(20)), bytes.subarray(at)]);
  },
  (bytes, random, others) => {
    const other = random.pick(others);
    const [begin, end] = stretch(other, random);
    const [at, rest] = stretch(bytes, random);
    return Buffer.concat([bytes.subarray(0, at), other.subarray(begin, end), bytes.subarray(rest)]);
  },
];

/** Changes bytes a few times, mostly without moving any; what is put in comes from `others`, too. */
export function mutate(bytes: Buffer, random: Random, others: readonly Buffer[]): Buffer {
  const changes = random.onceIn(3) ? [...lying, ...moving] : lying;
  let changed = bytes;
  for (let left = 1 + random.below(3); left > 0; left -= 1)
    changed = random.pick(changes)(changed, random, others);
  return changed;
}
