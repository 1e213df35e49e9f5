/** Fails a test that writes to the console: an unexpected warning is a defect nobody reads. */
import { afterEach, beforeEach, expect, vi } from 'vitest';

const methods = ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const;
const written: string[] = [];

// A test that expects output spies on the method itself, and this never sees it.
beforeEach(() => {
  written.length = 0;
  for (const method of methods) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      written.push(`console.${method}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  expect(written, 'unexpected console output').toEqual([]);
});
