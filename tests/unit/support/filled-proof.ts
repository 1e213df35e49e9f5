/** Proof as an owner may have it: the gallery's entries, on pages of each kind. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exampleProof } from '../../../app/gallery/example-proof.ts';
import { proofKinds } from '../../../app/schema/proof.ts';

/** The pages of an entry, by its place in its list. The front page has one of each kind. */
const pagesAt = [['home', 'about-us', 'azure', 'insurance'], ['about-us', 'azure'], ['azure'], ['insurance']];

/** Fills the files of `content/proof/` in a folder of content. */
export function fillProof(content: string): void {
  for (const kind of proofKinds) {
    const { entries, ...words } = exampleProof[kind];
    const placed = entries.map((entry, at) =>
      // A vacancy must be open on whatever day the test runs.
      'pages' in entry
        ? { ...entry, pages: pagesAt[at] ?? ['about-us'] }
        : { ...entry, closes: '2100-01-31' },
    );
    mkdirSync(join(content, 'proof'), { recursive: true });
    writeFileSync(join(content, `proof/${kind}.yaml`), JSON.stringify({ ...words, entries: placed }));
  }
}
