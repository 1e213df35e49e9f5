/** Example texts for bands. The examples do not change with the site's pages, because tests read the texts. */
import type { AnyBand } from '../schema/bands.ts';

export const exampleBands: readonly AnyBand[] = [
  {
    kind: 'questions',
    heading: 'Questions before the first call',
    intro: 'Straight answers to what a buyer asks first. The long version belongs in a conversation.',
    items: [
      {
        question: 'Who owns the code that you write for us?',
        answer: ['You do, from the first commit. It is written in your repository, under your license.'],
      },
      {
        question: 'Can our own engineers work beside yours while the project runs?',
        answer: [
          'Yes. They review changes, take tasks from the same board and sit in the same planning meeting.',
          'What they must not do is wait for us: each task has one owner, from either side.',
        ],
      },
      {
        question: 'What happens when the project ends?',
        answer: [
          'A handover of ten days, as [the guide](https://www.example.org/guide) describes it, with your people at the keyboard.',
        ],
      },
    ],
  },
  {
    kind: 'steps',
    heading: 'How a migration goes',
    intro: 'Three steps, and what is there at the end of them.',
    items: [
      {
        title: 'Look',
        text: 'Two weeks of network traffic show which servers talk to each other.',
        who: 'Our engineer, with one of yours',
        result: 'A map of dependencies that both sides have signed',
      },
      { title: 'Rehearse', text: 'The whole move is tried on copies, twice, with a clock beside it.' },
      {
        title: 'Move',
        text: 'Servers that depend on each other [move in the same night](/services/azure).',
        result: 'The old ones, switched off but kept',
      },
    ],
  },
  { kind: 'call-to-action', picture: 'banners/oil-and-gas' },
  {
    kind: 'picture',
    picture: 'banners/azure',
    night: 'banners/healthcare-providers',
    alt: 'Porcelain steps that rise to the right, with a small cloud above the last one',
    caption: 'A model of the studio: each step carries the one above it.',
  },
  {
    kind: 'table',
    heading: 'Limits that decide the design',
    intro: 'Each of them is documented by the maker. We draw around them before anything is built.',
    columns: ['What', 'Limit', 'What follows from it'],
    rows: [
      ['Items in one list', '30,000,000', 'Lists are divided by year where more are expected'],
      ['Size of one file', '250 GB', 'Films stay in the media store and are linked'],
      ['Unique permissions', '50,000', 'Rights belong to groups and folders, never to single files'],
      ['Length of an address', '400 characters', 'Names of folders are shortened before the move'],
    ],
    note: 'As documented in November 2026. Limits change; the list is read again before each project.',
  },
  {
    kind: 'before-after',
    heading: 'A month-end close, before and after',
    intro: 'The same six people do it. What changes is what they wait for.',
    before: {
      title: 'Before',
      items: [
        'Eleven workbooks are mailed to one person',
        'Rates are typed from a web page',
        'A wrong figure is found in the board meeting',
      ],
    },
    after: {
      title: 'After',
      items: [
        'One model reads the ledger of each company every night',
        'Rates come from the central bank, with their date beside them',
        'A figure outside its range is marked on the second working day',
      ],
    },
  },
  {
    kind: 'lists',
    heading: 'Who brings what',
    lists: [
      {
        title: 'What we need from you',
        items: [
          'One person who may decide',
          'Access to a copy of the data',
          'Two hours a week of the night shift',
        ],
      },
      {
        title: 'What we leave alone',
        items: ['The hardware and its warranties', 'Contracts with your carriers'],
      },
      {
        title: 'How it is checked',
        items: [
          'Old and new totals compared line by line',
          'A restore from backup, timed with a clock',
          'An outside test of who can read what',
          'Your auditor reads the log before we do',
        ],
      },
    ],
  },
];
