/** Words for the kinds of bands that no page has yet. */
import type { AnyBand } from '../content/site.ts';

export const newBands: readonly AnyBand[] = [
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
        answer: ['A handover of ten days, with your people at the keyboard.'],
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
        text: 'Servers that depend on each other move in the same night.',
        result: 'The old ones, switched off but kept',
      },
    ],
  },
];
