import { expect, test } from 'vitest';
import { contrast, contrastFaults, readableColor, textOnAccent } from './contrast.ts';
import { readTokens } from './tokens.ts';

/** The tokens of the project with other colors for some of them. */
const tokensWith = (colors: Readonly<Record<string, string>>) => {
  const own = readTokens();
  return (name: string) => {
    const color = colors[name];
    return color === undefined ? own(name) : { light: color, dark: color };
  };
};

test('the contrast of two colors is that of WCAG', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

test.each([
  ['#CC150A', '#A30E05', 'white'],
  ['#0B5C53', '#07433D', 'white'],
  ['#FFD400', '#E6BF00', 'ink'],
  ['#A6E22E', '#8CC41A', 'ink'],
  ['#00D5FF', '#00B8DB', 'ink'],
  ['#FF7A00', '#E86F00', 'ink'],
])('text on %s and %s is %s, and can be read', (accent, strong, text) => {
  const token = tokensWith({ accent, 'accent-strong': strong });
  expect(textOnAccent(token)).toBe(text);
  expect(contrastFaults(token)).toEqual([]);
});

test('a light accent as a link has a fault that says what to write', () => {
  const [fault = '', ...others] = contrastFaults(tokensWith({ link: '#FFD400' }));
  expect(others).toEqual([]);
  expect(fault).toMatch(
    /^--link in the light theme \(#FFD400\) must be darker: at least 4\.5 to 1, it has 1\.\d+; for example #[\da-f]{6} /,
  );
  const [, example = ''] = /for example (\S+)/.exec(fault) ?? [];
  expect(contrastFaults(tokensWith({ link: example })).join()).not.toContain('--link in the light theme');
});

test('an accent on which neither white nor ink can be read has a fault', () => {
  expect(contrastFaults(tokensWith({ accent: '#CC150A', 'accent-strong': '#FFB000' }))).toEqual([
    expect.stringMatching(/^--accent \(#CC150A\) must be lighter: .* \(buttons, with words in --ink\)$/),
  ]);
});

test('a color that is too faint becomes only as dark or as light as it must', () => {
  const example = readableColor('#ffd400', ['#FFFFFF'], 4.5);
  expect(contrast(example, '#FFFFFF')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(example, '#FFFFFF')).toBeLessThan(4.8);
  expect(contrast(readableColor('#222222', ['#000000'], 3), '#000000')).toBeGreaterThanOrEqual(3);
});
