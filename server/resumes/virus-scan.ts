/** The port behind which a virus scanner stands. */

/** Result of a scan. `unavailable` means that the file was not scanned. */
export type ScanVerdict =
  | { verdict: 'clean' }
  | { verdict: 'infected'; name: string }
  | { verdict: 'unavailable' };

/** Looks into bytes. Never rejects. */
export type VirusScan = (bytes: Uint8Array) => Promise<ScanVerdict>;
