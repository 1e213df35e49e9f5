/** Proof as an owner may have it: the gallery's entries, on pages of each kind. */
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { exampleProof } from '../../../packages/site/gallery/example-proof.ts';
import { proofKinds } from '../../../packages/site/schema/proof.ts';

/** The pages of an entry, by its place in its list. The front page has one of each kind. */
const pagesAt = [['home', 'about-us', 'azure', 'insurance'], ['about-us', 'azure'], ['azure'], ['insurance']];

/** Fills the files of `content/proof/` in a folder of content, with the pages that the owner has not deleted. */
export function fillProof(content: string): void {
  const files = globSync('{*,services/*,industries/*}.yaml', { cwd: content });
  const names = new Set(files.map((file) => basename(file, '.yaml')));
  const placed = (at: number): string[] => {
    const pages = (pagesAt[at] ?? ['about-us']).filter((name) => names.has(name));
    return pages.length > 0 ? pages : ['home'];
  };
  for (const kind of proofKinds) {
    const { entries, ...words } = exampleProof[kind];
    const filled = entries.map((entry, at) => {
      // A vacancy must be open on whatever day the test runs.
      if (!('pages' in entry)) return { ...entry, closes: '2100-01-31' };
      const { link, ...facts } = { link: undefined, ...entry };
      const isDead = link?.startsWith('/') === true && !names.has(basename(link));
      return { ...facts, ...(link !== undefined && !isDead && { link }), pages: placed(at) };
    });
    const shown = kind === 'vacancies' && !names.has('careers') ? [] : filled;
    mkdirSync(join(content, 'proof'), { recursive: true });
    writeFileSync(join(content, `proof/${kind}.yaml`), JSON.stringify({ ...words, entries: shown }));
  }
}
