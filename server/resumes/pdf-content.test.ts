import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pdfFile, resumes } from './test-support/resumes.ts';
import { warningsAbout } from './test-support/warnings-about.ts';

/** An object of a PDF. */
const object = (number: number, content: string) => `${number} 0 obj\n${content}\nendobj\n`;

/** An object stream that holds one object. */
function objectStream(
  number: number,
  content: string,
  filter = '/Filter /FlateDecode',
  pack = deflateSync,
): string {
  const table = `${number} 0 `;
  const packed = pack(Buffer.from(table + content)).toString('latin1');
  const dictionary = `<< /Type /ObjStm /N 1 /First ${table.length} ${filter} /Length ${packed.length} >>`;
  return object(90, `${dictionary}\nstream\r\n${packed}\nendstream`);
}

const script = '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>';
describe('whoever opens a PDF is told of', () => {
  test.each<[what: string, bytes: Buffer, words: RegExp]>([
    ['JavaScript', pdfFile(object(3, script)), /JavaScript/],
    ['JavaScript by an escaped name', pdfFile(object(3, '<< /S /J#61vaScript /JS (x) >>')), /JavaScript/],
    ['JavaScript behind a comment', pdfFile(object(3, '<< /S % nothing\n/JavaScript >>')), /JavaScript/],
    [
      'JavaScript in the table of names',
      pdfFile(object(3, '<< /Names << /JavaScript 4 0 R >> >>')),
      /JavaScript/,
    ],
    [
      'JavaScript in what looks like a stream',
      pdfFile(`% stream\n${object(3, script)}% endstream\n`),
      /JavaScript/,
    ],
    ['JavaScript in an object stream', pdfFile(objectStream(3, script)), /JavaScript/],
    [
      'JavaScript in an object stream with an escaped type',
      pdfFile(objectStream(3, script).replace('ObjStm', 'Obj#53tm')),
      /JavaScript/,
    ],
    [
      'JavaScript among many that only look like it',
      pdfFile(`${'/JavaScript '.repeat(600)}${object(3, script)}`),
      /JavaScript/,
    ],
    ['programs', pdfFile(object(3, '<< /S /Launch /F (cmd.exe) >>')), /start a program/],
    ['data that is sent', pdfFile(object(3, '<< /S /SubmitForm /F (http://x) >>')), /send or fetch/],
    ['other files that are opened', pdfFile(object(3, '<< /S /GoToR /F (\\\\server\\a) >>')), /another file/],
    ['files inside', pdfFile(object(3, '<< /Names << /EmbeddedFiles 4 0 R >> >>')), /other files/],
    [
      'files of a file specification',
      pdfFile(object(3, '<< /Type /Filespec /EF << /F 4 0 R >> >>')),
      /other files/,
    ],
    ['XFA forms', pdfFile(object(3, '<< /XFA [(template) 4 0 R] >>')), /XFA/],
    ['rich media', pdfFile(object(3, '<< /Subtype /RichMedia >>')), /media/],
    [
      'what is done at opening',
      pdfFile(object(3, '<< /OpenAction << /S /URI /URI (http://x) >> >>')),
      /by itself/,
    ],
    [
      'what is done at opening elsewhere',
      pdfFile(`${object(3, '<< /OpenAction 4 0 R >>')}${object(4, '<< /S /URI /URI (http://x) >>')}`),
      /by itself/,
    ],
    [
      'what is done at opening in an object stream',
      pdfFile(`${object(3, '<< /OpenAction 4 0 R >>')}${objectStream(4, '<< /S /URI >>')}`),
      /by itself/,
    ],
    [
      'more that is done at opening than a sound file has',
      pdfFile(object(3, '<< /OpenAction [4 0 R /Fit] >>').repeat(9)),
      /by itself when it is opened/,
    ],
    [
      'what is done at opening and not to be found',
      pdfFile(object(3, '<< /OpenAction 4 0 R >>')),
      /by itself/,
    ],
    [
      'object streams that are too large',
      pdfFile(objectStream(3, ' '.repeat(300_000))),
      /Could not look into 1 /,
    ],
    [
      'object streams in another coding',
      pdfFile(
        objectStream(3, script, '/Filter /LZWDecode', (bytes) => Buffer.from(bytes as Buffer).fill(0x80)),
      ),
      /Could not look into 1 /,
    ],
    [
      'object streams with a predictor',
      pdfFile(objectStream(3, 'x', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
      /Could not look into 1 /,
    ],
    [
      'more object streams than any resume has',
      pdfFile(objectStream(3, 'x').repeat(70)),
      /Could not look into 6 /,
    ],
    ['names that are all escaped', pdfFile('/#41 '.repeat(60_000)), /hard to find/],
    ['a picture before it', Buffer.concat([Buffer.from('GIF89a\u0001\0'), pdfFile()]), /before the PDF/],
    [
      'a page before it',
      Buffer.concat([Buffer.from('<html><script>x</script>\n'), pdfFile()]),
      /before the PDF/,
    ],
    ['an archive behind it', Buffer.concat([pdfFile(), resumes.docx]), /archive/],
    ['something behind it', Buffer.concat([pdfFile(), Buffer.alloc(5000, 'x')]), /behind the PDF/],
  ])('%s', (_, bytes, words) => {
    expect(warningsAbout(bytes, 'pdf')).toEqual(expect.arrayContaining([expect.stringMatching(words)]));
  });
});

describe('nothing is said about', () => {
  test.each<[what: string, bytes: Buffer]>([
    ['words that look like names', pdfFile(object(3, '<< /Title (HTML/JavaScript/CSS, Launch/EF) >>'))],
    ['a place that is shown at opening', pdfFile(object(3, '<< /OpenAction [4 0 R /Fit] >>'))],
    [
      'an action that shows a place',
      pdfFile(`${object(3, '<< /OpenAction 4 0 R >>')}${object(4, '<< /S /GoTo /D [5 0 R /Fit] >>')}`),
    ],
    [
      'such an action in an object stream',
      pdfFile(`${object(3, '<< /OpenAction 4 0 R >>')}${objectStream(4, '<</S/GoTo/D[5 0 R/Fit]>>')}`),
    ],
    [
      'an object stream as it is',
      pdfFile(objectStream(3, '<< >>', '', (bytes) => Buffer.from(bytes as Buffer))),
    ],
    [
      'a table of references with a predictor',
      pdfFile(
        `${object(5, '<< /Type /XRef /DecodeParms << /Predictor 12 >> >>')}${objectStream(3, '<< >>')}`,
      ),
    ],
    ['padding', Buffer.concat([pdfFile(), Buffer.alloc(1_000_000)])],
    ['a byte order mark', Buffer.concat([Buffer.from('\ufeff'), pdfFile()])],
  ])('%s', (_, bytes) => {
    expect(warningsAbout(bytes, 'pdf')).toEqual([]);
  });
});
