import { expect, test } from 'vitest';
import { createSigner } from './signer.ts';

test('a signature holds for its text and its key alone', () => {
  const { sign, isSigned } = createSigner('secret:links', 'base64url');
  const signature = sign('a');
  expect(isSigned('a', signature)).toBe(true);
  expect(isSigned('b', signature)).toBe(false);
  expect(createSigner('secret:other', 'base64url').isSigned('a', signature)).toBe(false);
  expect(createSigner('other:links', 'base64url').isSigned('a', signature)).toBe(false);
});

test('every changed character makes a signature wrong, the last one included', () => {
  const { sign, isSigned } = createSigner('secret', 'base64url');
  const signature = sign('a');
  for (let at = 0; at < signature.length; at += 1)
    for (const other of ['A', 'B', 'C', 'D', '_', '=', 'é']) {
      const changed = signature.slice(0, at) + other + signature.slice(at + 1);
      expect(isSigned('a', changed)).toBe(changed === signature);
    }
  for (const wrong of ['', signature.slice(1), `${signature}=`]) expect(isSigned('a', wrong)).toBe(false);
});
