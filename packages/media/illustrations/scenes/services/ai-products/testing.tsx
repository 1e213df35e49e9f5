/** AI Products, continued: the scene of testing. */
import { compose, part } from '../../../compose.tsx';
import { colors, Rect, Sheet } from '../../../kit.tsx';
import { Conversation } from '../../../parts/conversation.tsx';
import { Link } from '../../../parts/link.tsx';
import { Slip } from '../../../parts/papers.tsx';
import { Head } from '../../../parts/tones.tsx';
import { round } from '../../../text.tsx';

const columns = 20;
const questions = 200;
/** The question that failed, counted from 1. */
const failed = 136;
const [column, row] = [(failed - 1) % columns, Math.floor((failed - 1) / columns)];
const head = 44;
/** The position of a question, from 0 to 1, in the part below the title. */
const across = (index: number) => (index + 0.5) / columns;
const down = (index: number) => (index + 0.5) / (questions / columns);

/** All questions, one square each. */
const Questions = part(({ w, h }) => {
  const [inner, height] = [w - 28, h - head - 24];
  const side = Math.min(inner / columns, height / (questions / columns)) - 5;
  return (
    <Sheet x={0} y={0} w={w} h={h}>
      <Head w={w} title="200 questions" right="From your tickets" />
      {Array.from({ length: questions }, (_, index) => {
        const isRed = index === failed - 1;
        const half = isRed ? side / 2 + 4 : side / 2;
        return (
          <Rect
            key={index}
            x={round(14 + inner * across(index % columns) - half)}
            y={round(head + 12 + height * down(Math.floor(index / columns)) - half)}
            w={half * 2}
            h={half * 2}
            rx={2}
            fill={isRed ? colors.red : colors.stone}
          />
        );
      })}
    </Sheet>
  );
});

export const testing = compose({
  title: "Tested with your customers' questions",
  desc: `${questions} questions as squares, ${columns} in a row. Number ${failed}, in red, has failed before the release, an example; a red wire leads to its grades: use of sources failed, right actions and keeping to the task passed. The first message of the assistant carries a notice: you are talking to an AI.`,
  words: 17,
  wide: { all: [48, 44, 520, 330], slip: [484, 236, 262, 252, 2], hello: [88, 392, 330, 92] },
  phone: { all: 250, slip: [40, 320, 290, 230], hello: [14, 576, 346, 92] },
  draw: (at) => (
    <>
      <Questions at={at.all} />
      <Slip
        at={at.slip}
        title={`Question ${failed}`}
        note="Graded before release"
        rows={[
          ['Use of sources', 'Failed'],
          ['Right actions', 'Passed'],
          ['Keeps to the task', 'Passed'],
        ]}
      />
      <Link
        from={at.all}
        to={at.slip}
        red
        out={[across(column), (head + 12 + down(row) * 262) / 330]}
        into={[0.02, 0.3]}
      />
      <Conversation
        at={at.hello}
        turns={[{ who: 'First message', side: 'right', text: 'You are talking to an AI.' }]}
      />
    </>
  ),
});
