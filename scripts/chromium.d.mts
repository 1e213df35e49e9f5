/**
 * The path of a Chromium or Chrome: `CHROMIUM_PATH` if set, else an installed browser, else Playwright's cached one.
 * Undefined when there is none, or when `CHROMIUM_PATH` is not executable.
 */
export function findChromium(): Promise<string | undefined>;

/** Command-line flags that the browser needs for this user. */
export const chromiumFlags: string[];
