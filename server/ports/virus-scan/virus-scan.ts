/** The port behind which a virus scanner stands. */

/** What a scan found. `unavailable` means that nobody looked. */
export type ScanVerdict =
  | { verdict: 'clean' }
  | { verdict: 'infected'; name: string }
  | { verdict: 'unavailable' };

/** Looks into bytes. Never rejects. */
export type VirusScan = (bytes: Uint8Array) => Promise<ScanVerdict>;
