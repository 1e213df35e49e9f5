/** Cases for the inspection of resumes: files that were cut, changed, put together, and that lie. */
import { isDeepStrictEqual } from 'node:util';
import { deflateSync } from 'node:zlib';
import { compoundFile } from '../../resumes/test-support/compound-file.ts';
import { docxFiles, pdfFile, resumes, wordStream } from '../../resumes/test-support/resumes.ts';
import { zipFile } from '../../resumes/test-support/zip-file.ts';
import { judgeResume } from '../../resumes/judge-resume.ts';
import type { FuzzCase } from './report.ts';
import { mutate } from './mutate.ts';
import { type Random, createRandom } from './random.ts';

const types = Object.keys(resumes);

const script = '3 0 << /S /JavaScript /JS (x) >>';
const packed = deflateSync(script).toString('latin1');
const objectStream = `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\n${packed}\nendstream\nendobj\n`;
const relationship = (type: string) =>
  `<Relationships><Relationship Type="x/${type}" Target="http://x" TargetMode="External"/></Relationships>`;

/** Sound files of every kind, plain ones and ones that can do something. */
const samples: readonly [type: string, bytes: Buffer][] = [
  ...Object.entries(resumes),
  ['doc', compoundFile([{ name: 'WordDocument', content: wordStream(0, 100) }, { name: 'ObjectPool' }])],
  ['pdf', pdfFile(objectStream)],
  ['pdf', pdfFile('4 0 obj << /OpenAction 7 0 R /EF << /F 1 0 R >> >> endobj\n', '/XFA [1 0 R] ')],
  ['docx', zipFile([...docxFiles, { name: 'word/_rels/a.rels', content: relationship('attachedTemplate') }])],
  ['docx', zipFile([...docxFiles, { name: 'word/embeddings/a.bin', content: resumes.doc, stored: true }])],
  [
    'rtf',
    Buffer.from('{\\rtf1 {\\object\\objdata 01}{\\*\\template http://x}{\\field{\\*\\fldinst DDE x}}}'),
  ],
];
const others = samples.map(([, bytes]) => bytes);

/** Tokens that readers of these formats stop at. */
const tokens = [
  'stream\n',
  'endstream',
  ' obj',
  '/ObjStm ',
  '/Type /ObjStm ',
  '/OpenAction 4 0 R ',
  '/S /JavaScript ',
  '/J#61va',
  '#41',
  '%%EOF',
  'startxref\n1\n%%EOF',
  '/Encrypt',
  '<<',
  '>>',
  '[',
  '(',
  '%',
  ' ',
  '\0',
  '\\',
  '\\bin9',
  '\\obj',
  '\\template ',
  '\\fldinst ',
  '{',
  '}',
  'PK\u0001\u0002',
  'PK\u0003\u0004',
  'PK\u0005\u0006',
  '<a ',
  'xlink:href="',
  '<Relationship ',
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
  if (type === 'docx')
    return zipFile([
      ...docxFiles,
      { name: 'a.rels', content: body.subarray(0, 65_536) },
      { name: 'b', content: body, stored: true },
    ]);
  return body;
}

/** Judges a file that lies in the middle of other memory, which must make no difference, and is not changed. */
function judge(bytes: Buffer, name: string): string {
  const around = Buffer.concat([resumes.docx, bytes, resumes.pdf]);
  const begin = resumes.docx.length;
  const inside = judgeResume(around.subarray(begin, begin + bytes.length), name);
  const verdict = judgeResume(Buffer.from(bytes), name);
  if (!isDeepStrictEqual(inside, verdict))
    throw new Error(`judged by what lies around it: ${JSON.stringify([inside, verdict])}`);
  if (!around.subarray(begin, begin + bytes.length).equals(bytes))
    throw new Error('changed while it was judged');
  if (!verdict.ok) return 'refused';
  return verdict.warnings.length > 0 ? 'marked' : 'accepted';
}

/** Makes the cases; every so often one is as large as given. */
export function resumeCase(largeBytes: number, largeOnceIn: number): FuzzCase {
  return (seed) => {
    const random = createRandom(seed);
    const [type, sample] = random.pick(samples);
    const isLarge = random.onceIn(largeOnceIn);
    const file = isLarge ? makeLarge(random, type, largeBytes) : mutate(sample, random, others);
    return judge(file, `cv.${random.onceIn(10) ? random.pick(types) : type}`);
  };
}
