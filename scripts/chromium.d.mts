/**
 * Finds a Chromium or Chrome: `CHROMIUM_PATH` if set, else an installed browser, else Playwright's cached browser.
 * Resolves with the path; undefined if there is no browser, or if `CHROMIUM_PATH` is not executable.
 */
export function findChromium(): Promise<string | undefined>;

/** The command-line flags that the browser needs for this user. */
export const chromiumFlags: string[];
