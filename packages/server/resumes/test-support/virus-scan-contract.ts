/** What every virus scanner has to keep. An adapter's own test runs it, and adds what is true of that adapter alone. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { VirusScan } from '../virus-scan.ts';

/** A scanner that works, bytes that it finds something in, and one that cannot be reached. */
export type ScannersUnderTest = { scan: VirusScan; infected: Uint8Array; unreachable: VirusScan };

/** Runs the contract. */
export function virusScanContract(name: string, open: () => Promise<ScannersUnderTest>): void {
  describe(`${name} keeps the contract of a virus scanner`, () => {
    test.each([0, 1, 65_536, 300_000])('%i harmless bytes are clean', async (size) => {
      const { scan } = await open();
      expect(await scan(randomBytes(size))).toEqual({ verdict: 'clean' });
    });

    test('what is found has a name, wherever it lies', async () => {
      const { scan, infected } = await open();
      const hidden = Buffer.concat([randomBytes(200_000), infected, randomBytes(100)]);
      for (const bytes of [infected, hidden])
        expect(await scan(bytes)).toEqual({ verdict: 'infected', name: expect.stringMatching(/\S/) });
    });

    test('several at once get a verdict each, of their own', async () => {
      const { scan, infected } = await open();
      const files = Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? infected : randomBytes(1000)));
      const verdicts = await Promise.all(files.map((bytes) => scan(bytes)));
      expect(verdicts.map(({ verdict }) => verdict)).toEqual(
        files.map((_, n) => (n % 2 === 0 ? 'infected' : 'clean')),
      );
    });

    test('the bytes are left as they were', async () => {
      const { scan, infected } = await open();
      const copy = Buffer.from(infected);
      await scan(infected);
      expect(copy.equals(infected)).toBe(true);
    });

    test('one that cannot be reached gives no verdict, and never rejects', async () => {
      const { unreachable } = await open();
      expect(await unreachable(Buffer.from('x'))).toEqual({ verdict: 'unavailable' });
      expect(await unreachable(Buffer.from('x'))).toEqual({ verdict: 'unavailable' });
    });
  });
}
