import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { compose, part, type Place } from './compose.tsx';
import { StageProvider, type Stage } from './kit.tsx';
import { LetteringProvider } from './text.tsx';

const Box = part(({ w, h }) => <path d={`M0 0h${w}v${h}z`} />);

/** What the build hears of a scene whose one part stands at a place on either sheet. */
function faultsAt(wide: Place, phone: Place | number): { wide: string[]; phone: string[] } {
  const Drawn = compose({
    title: 'A box',
    desc: 'A box.',
    wide: { box: wide },
    phone: { box: phone },
    draw: (at) => <Box at={at.box} />,
  });
  const hear = (compact: Stage['compact']) => {
    const faults: string[] = [];
    renderToStaticMarkup(
      <LetteringProvider
        value={{
          setLine: () => ({ glyphs: [], width: 0 }),
          announce: () => {},
          complain: (fault) => void faults.push(fault),
        }}
      >
        <StageProvider value={{ compact, announce: () => {} }}>
          <Drawn />
        </StageProvider>
      </LetteringProvider>,
    );
    return faults;
  };
  return { wide: hear(undefined), phone: hear(Drawn.compact) };
}

test('a part within both views is no fault', () => {
  expect(faultsAt([0, 40, 800, 100], [0, 14, 380, 100])).toEqual({ wide: [], phone: [] });
  expect(faultsAt([40, 40, 300, 100], 200)).toEqual({ wide: [], phone: [] });
});

test('a part that is cut off at a side stops the build, in the view where it is', () => {
  const cut = ['the part "box" is cut off at the side'];
  expect(faultsAt([520, 40, 300, 100], 200)).toEqual({ wide: cut, phone: [] });
  expect(faultsAt([40, 40, 300, 100], [100, 14, 300, 100])).toEqual({ wide: [], phone: cut });
  expect(faultsAt([-10, 40, 300, 100], [-4, 14, 300, 100])).toEqual({ wide: cut, phone: cut });
});
