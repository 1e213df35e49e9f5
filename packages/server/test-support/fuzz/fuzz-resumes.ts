/** Cases for the inspection of resumes: files that were cut, changed, put together, and that lie. */
import { isDeepStrictEqual } from 'node:util';
import { fileTypes } from '@website/forms/form';
import { compoundFile } from '../../resumes/test-support/compound-file.ts';
import { encryption, pdfFile, pdfWithReferenceStream } from '../../resumes/test-support/pdf-file.ts';
import { docxFiles, odtFiles, resumes, wordStream } from '../../resumes/test-support/resumes.ts';
import { zipFile } from '../../resumes/test-support/zip-file.ts';
import { judgeResume } from '../../resumes/judge-resume.ts';
import type { FuzzCase } from './report.ts';
import { mutate } from './mutate.ts';
import { type Random, createRandom } from './random.ts';

/** Sound files of every kind, and some that are refused. */
const samples: readonly [type: string, bytes: Buffer][] = [
  ...Object.entries(resumes),
  ['doc', compoundFile([{ name: 'WordDocument', content: wordStream(0, 100) }, { name: 'ObjectPool' }])],
  ['pdf', pdfWithReferenceStream()],
  ['pdf', pdfFile(encryption({ version: 2, revision: 3, bits: 128, notation: 'letters' }))],
  ['pdf', pdfFile(encryption({ version: 5, revision: 6 }))],
  ['docx', zipFile(docxFiles, { zip64: true })],
  ['docx', zipFile([...docxFiles, { name: 'word/embeddings/a.bin', content: resumes.doc, stored: true }])],
  ['odt', zipFile(odtFiles().map((file) => ({ ...file, streamed: true })))],
];
const others = samples.map(([, bytes]) => bytes);

/** Tokens that readers of these formats stop at. */
const tokens = [
  'stream\n',
  'endstream',
  ' obj',
  '%PDF-',
  '%%EOF',
  'startxref\n1\n%%EOF',
  '/Encrypt',
  '/Encrypt 1 0 R',
  '/Encrypt<<',
  '1 0 obj',
  '/U(',
  '/O<',
  '/ID[',
  '[',
  '(',
  ')',
  ' ',
  '\0',
  '\u001a',
  '\\',
  '\\bin9',
  '{',
  '}',
  'PK\u0001\u0002',
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  'PK\u0006\u0007',
  '\u00e9',
  '1',
  '4 0 ',
  '\r\n',
];

/** A file of nothing but a few tokens over and over, in the frame of its kind: what makes a reader slow. */
function makeLarge(random: Random, type: string, bytes: number): Buffer {
  const filling = Array.from({ length: 1 + random.below(3) }, () => random.pick(tokens)).join('');
  const body = Buffer.alloc(bytes, filling, 'latin1');
  if (type === 'pdf') return Buffer.concat([Buffer.from('%PDF-1.4\n'), body, resumes.pdf]);
  if (type === 'rtf') return Buffer.concat([Buffer.from('{\\rtf1 '), body, Buffer.from('}')]);
  if (type === 'docx' || type === 'odt')
    return zipFile([...docxFiles, { name: 'mimetype', content: body, stored: random.onceIn(2) }]);
  if (type === 'doc') return Buffer.concat([resumes.doc.subarray(0, 512), body]);
  return Buffer.concat([body, Buffer.from('x')]);
}

/** Judges a file that lies in the middle of other memory, which must make no difference, and is not changed. */
function judge(bytes: Buffer, name: string): string {
  const around = Buffer.concat([resumes.docx, bytes, resumes.pdf]);
  const begin = resumes.docx.length;
  const inside = judgeResume(around.subarray(begin, begin + bytes.length), name, fileTypes);
  const verdict = judgeResume(Buffer.from(bytes), name, fileTypes);
  if (!isDeepStrictEqual(inside, verdict))
    throw new Error(`judged by what lies around it: ${JSON.stringify([inside, verdict])}`);
  if (!around.subarray(begin, begin + bytes.length).equals(bytes))
    throw new Error('changed while it was judged');
  return 'fault' in verdict ? verdict.fault : 'accepted';
}

/** Makes the cases; every so often one is as large as given. */
export function resumeCase(largeBytes: number, largeOnceIn: number): FuzzCase {
  return (seed) => {
    const random = createRandom(seed);
    const [type, sample] = random.pick(samples);
    const isLarge = random.onceIn(largeOnceIn);
    const file = isLarge ? makeLarge(random, type, largeBytes) : mutate(sample, random, others);
    return judge(file, `cv.${random.onceIn(10) ? random.pick(fileTypes) : type}`);
  };
}
