import { describe, expect, test } from 'vitest';
import { createUploadSlots } from './intake.ts';

describe('the slots for uploads', () => {
  test('are so many for one block, and are given back once', () => {
    const take = createUploadSlots({ total: 100, perBlock: 2 });
    const first = take('a');
    expect(take('a')).toBeTypeOf('function');
    expect(take('a')).toBe('too-many-here');
    expect(take('b')).toBeTypeOf('function');
    if (typeof first === 'string') throw new Error('The first slot has to be free.');
    first();
    first();
    expect(take('a')).toBeTypeOf('function');
    expect(take('a')).toBe('too-many-here');
  });

  test('are kept in part for those who hold none', () => {
    const take = createUploadSlots({ total: 8, perBlock: 6 });
    const taken = Array.from({ length: 6 }, () => take('a'));
    expect(taken.filter((slot) => typeof slot === 'function')).toHaveLength(6);
    expect(take('b')).toBeTypeOf('function');
    expect(take('b')).toBe('full');
    expect(take('c')).toBeTypeOf('function');
    expect(take('d')).toBe('full');
  });

  test('may be a single one', () => {
    const take = createUploadSlots({ total: 1, perBlock: 4 });
    const only = take('a');
    expect(take('b')).toBe('full');
    if (typeof only === 'string') throw new Error('The only slot has to be free.');
    only();
    expect(take('b')).toBeTypeOf('function');
  });
});
