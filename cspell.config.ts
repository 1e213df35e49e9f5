/** How cspell spells: documents and comments in American English, content as `content/style.yaml` says. */
import { nameInSentence, readContentSpelling } from './packages/editor/advice/spelling.ts';
import { isDelivered } from './packages/editor/launch/delivered.ts';

const content = readContentSpelling(import.meta.dirname);

export default {
  version: '0.2',
  language: 'en-US',
  files: [
    'content/**/*.yaml',
    'docs/**/*.md',
    '*.md',
    // The words of drawings are code. An owner can change neither their language nor their spelling in the content.
    ...(isDelivered(import.meta.dirname) ? ['public/media/illustrations/drawings.json'] : []),
    '{packages/{forms,site,server,inbox,editor,checks},scripts,tests}/**/*.{ts,tsx,mjs}',
  ],
  // Parts of words stand among its fillers.
  ignorePaths: ['content/style.yaml'],
  import: content.imports,
  dictionaryDefinitions: [{ name: 'project', path: './spelling.txt', addWords: true }],
  dictionaries: ['project'],
  overrides: [
    { filename: '**/*.{ts,tsx,mjs}', includeRegExpList: ['CStyleComment'] },
    { filename: '**/*.md', ignoreRegExpList: ['/`[^`\\n]+`/g', '/^```[^]*?^```/gm'] },
    { filename: 'README.md', ignoreRegExpList: ['/^# .*$/m'] },
    {
      filename: ['content/**/*.yaml', 'public/media/illustrations/drawings.json'],
      language: content.language,
      dictionaries: content.dictionaries,
      words: content.words,
    },
    {
      filename: 'content/**/*.yaml',
      ignoreRegExpList: [
        '/#.*$/gm',
        String.raw`/\b(?:legalName|name|id|pages|href): .*$/gm`,
        // Names of drawings, pictures and cards keep their spelling in every language.
        String.raw`/\b(?:illustration|icon|card|picture|night|film|photo|mark): [\w/-]+/g`,
        // Addresses of pages.
        String.raw`/(?<=[\s["'(])\/[a-z][\w/-]*/g`,
        ...(content.isNameByCapital ? [String(nameInSentence)] : []),
      ],
    },
    {
      // Names of files.
      filename: 'content/navigation.yaml',
      ignoreRegExpList: [String.raw`/^(?:main|company|legal): .*$/gm`, String.raw`/^ *- [a-z\d-]+$/gm`],
    },
    {
      // Names of places and persons.
      filename: 'content/company.yaml',
      ignoreRegExpList: [
        String.raw`/\b(?:country|countryInText|address|city|region|\w+Officer|representative): .*$/gm`,
        String.raw`/^ +- (?!\w+: ).*$/gm`,
      ],
    },
  ],
};
