/**
 * The path of a Chromium or Chrome: `CHROMIUM_PATH` if set, else the machine's own, else the one in
 * Playwright's cache. Undefined when there is none, or when `CHROMIUM_PATH` names none.
 */
export function findChromium(): Promise<string | undefined>;

/** What the browser must be started with for this user. */
export const chromiumFlags: string[];
