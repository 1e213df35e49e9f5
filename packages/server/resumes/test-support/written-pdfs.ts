/** PDFs with the habits of the programs that write them. */
import { encryption, pdfFile, pdfWithReferenceStream, streamObject } from './pdf-file.ts';
import type { WrittenDocument } from './written-archives.ts';

const bytesOf = (text: string): Buffer => Buffer.from(text, 'latin1');
const stream = streamObject(3, '', 'BT /F1 12 Tf (Ada) Tj ET');
const pdf = pdfFile({ objects: stream });
const later = (text: string) => Buffer.concat([pdf, bytesOf(text)]);
const update =
  '3 0 obj\n<< /Title (Ada) >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Prev 9 >>\n';

const plain: readonly WrittenDocument[] = [
  ['Word', 'PDF', pdfFile({ objects: stream, lineEnd: '\r\n' }), 'pdf'],
  ['Word', 'PDF that is called .docx', pdf, 'pdf', 'cv.docx'],
  ['Chrome', 'PDF', pdfFile({ header: '%PDF-1.4', objects: stream }), 'pdf'],
  ['Quartz', 'PDF', pdfFile({ header: '%PDF-1.3', objects: stream, lineEnd: '\r' }), 'pdf', 'Ada CV.PDF'],
  ['Microsoft Print to PDF', 'PDF', pdfFile({ objects: '3\n0\nobj\n<<>>\nendobj\n' }), 'pdf'],
  ['Ghostscript', 'PDF', pdfFile({ objects: `%%Invocation: gs\n${stream}` }), 'pdf'],
  ['pdfTeX', 'PDF with object streams', pdfWithReferenceStream(), 'pdf'],
  ['pdf-lib', 'PDF 2.0', pdfFile({ header: '%PDF-2.0' }), 'pdf'],
  ['jsPDF', 'PDF without a line break at its end', pdf.subarray(0, -1), 'pdf'],
  ['Acrobat', 'PDF with a later version', later(`${update}startxref\n400\n%%EOF\n`), 'pdf'],
  [
    'Acrobat',
    'PDF for the web',
    bytesOf(`%PDF-1.6\n1 0 obj\n<</Linearized 1>>\nendobj\nstartxref\n0\n%%EOF\n${pdf.toString('latin1')}`),
    'pdf',
  ],
  ['a scanner', 'PDF with NULs at its end', later('\0'.repeat(100_000)), 'pdf'],
  ['a job portal', 'PDF with a page at its end', later('<html>an upstream object</html>'), 'pdf'],
  [
    'a job portal',
    'PDF behind the head of a message',
    Buffer.concat([bytesOf('Content-Type: application/pdf\r\n\r\n'), pdf]),
    'pdf',
  ],
  ['a job portal', 'PDF without its last line', pdf.subarray(0, -6), 'pdf'],
  ['a job portal', 'PDF that is called .txt', pdf, 'pdf', 'cv.txt'],
  ['an attacker', 'PDF with an archive at its end', later('PK\u0005\u0006'.padEnd(22, '\0')), 'pdf, warned'],
  ['a download', 'PDF cut off', pdf.subarray(0, -60), 'damaged'],
  ['a download', 'PDF of letters alone cut off', bytesOf('%PDF-1.4\n1 0 obj\n<<>>\n'), 'damaged'],
  ['a download', 'PDF whose later version is cut off', later(update.slice(0, 60)), 'damaged'],
  [
    'a printer',
    'PDF behind more than readers skip',
    Buffer.concat([Buffer.alloc(1100, '\0'), pdf]),
    'damaged',
  ],
];

const aes: Parameters<typeof encryption>[0] = { version: 4, revision: 4, bits: 128, filter: 'aes' };
const encryptions: readonly [writer: string, what: string, how: Parameters<typeof encryption>[0]][] = [
  ['FPDF', '40 bits', { version: 1, revision: 2, notation: 'letters' }],
  ['Acrobat 3', '40 bits in the trailer', { version: 1, revision: 2, inTrailer: true }],
  ['pdfkit', '128 bits', { version: 2, revision: 3, bits: 128 }],
  ['Ghostscript', '128 bits in letters', { version: 2, revision: 3, bits: 128, notation: 'letters' }],
  ['Acrobat 6', '128 bits with a filter', { version: 4, revision: 4, bits: 128, filter: 'rc4' }],
  ['iText', 'AES', aes],
  ['iText', 'AES with open metadata', { ...aes, showsMetadata: true, inTrailer: true }],
  ['Acrobat 9', 'AES-256', { version: 5, revision: 5, bits: 256, filter: 'aes256' }],
  ['LibreOffice', 'AES-256', { version: 5, revision: 6, bits: 256, filter: 'aes256' }],
  [
    'qpdf',
    'AES-256 in letters',
    { version: 5, revision: 6, bits: 256, filter: 'aes256', notation: 'letters' },
  ],
];
const { trailer, objects } = encryption({ ...aes, password: 'secret' });

/** Each kind of encryption without a password for readers, and with one. */
const encrypted = encryptions.flatMap(([writer, what, how]): WrittenDocument[] => [
  [writer, `PDF that may not be edited, ${what}`, pdfFile(encryption(how)), 'pdf'],
  [writer, `PDF with a password, ${what}`, pdfFile(encryption({ ...how, password: 'secret' })), 'password'],
]);

export const writtenPdfs: readonly WrittenDocument[] = [
  ...plain,
  ...encrypted,
  [
    'a job portal',
    'PDF that may not be edited, with a digit at its end',
    Buffer.concat([pdfFile(encryption({ version: 1, revision: 2 })), bytesOf('7')]),
    'pdf',
  ],
  [
    'an attacker',
    'PDF with a number of a million digits',
    pdfFile({ trailer: `/Encrypt ${'7'.repeat(1e6)} 0 R` }),
    'pdf',
  ],
  [
    'pdf-lib',
    'PDF with a password and a stream of references',
    Buffer.concat([bytesOf(`%PDF-1.7\n${objects}`), pdfWithReferenceStream(trailer)]),
    'password',
  ],
  [
    'a publisher',
    'PDF with a certificate',
    pdfFile({ objects: '9 0 obj\n<</Filter/Adobe.PubSec/V 4>>\nendobj\n', trailer: '/Encrypt 9 0 R' }),
    'password',
  ],
  [
    'an editor',
    'PDF that speaks of encryption',
    pdfFile({ objects: '3 0 obj\n<<>>\nstream\n/Encrypt 5 0 R\nendstream\nendobj\n' }),
    'pdf',
  ],
];
