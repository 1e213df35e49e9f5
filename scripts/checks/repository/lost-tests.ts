/** Finds tests that nobody runs: they would pass for ever. */
import { matchesGlob } from 'node:path';
import { testFiles } from '../../../vitest.config.ts';

/** Where Vitest looks, and where Playwright does (`testDir`, and names of tests as it knows them). */
const looked = [...testFiles, 'tests/browser/**/*.{test,spec}.{ts,js,mjs}'];

/** What is named like a test, in whatever way runners of the platform have it. */
const test = /[._-](?:test|spec)\.[cm]?[jt]sx?$/;

/** A line for each file that is named like a test and that no runner looks at. */
export const lostTests = (files: readonly string[]): string[] =>
  files
    .filter((file) => test.test(file) && !looked.some((glob) => matchesGlob(file, glob)))
    .map((file) => `${file}: no runner finds this test: see vitest.config.ts and playwright.config.ts`);
