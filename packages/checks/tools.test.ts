import { describe, expect, test, vi } from 'vitest';
import { resultOf } from './result.ts';
import { playwright, runTool, stalled, testResult, vitest } from './tools.ts';

describe('the count', () => {
  test('has one for a check that looks at many things', () => {
    expect(resultOf(7851, 'references', [])).toMatchObject({
      passed: 1,
      failed: 0,
      looked: '7,851 references',
    });
    expect(resultOf(7851, 'references', ['a', 'b'])).toMatchObject({ passed: 0, failed: 1 });
  });

  test('has a failure for a check that looked at nothing', () => {
    expect(resultOf(0, 'pages', [])).toMatchObject({ passed: 0, failed: 1 });
  });

  test('has one for a tool, whatever it prints', async () => {
    expect(await runTool('node', '-e', 'console.log(1)')).toMatchObject({ passed: 1, failed: 0 });
    const { failed, faults } = await runTool('node', '-e', 'console.error("why"); process.exitCode = 3');
    expect([failed, faults]).toEqual([1, ['why']]);
  });
});

test('a tool gets a variable that was set a moment ago, as `--every-page` does', async () => {
  vi.stubEnv('EVERY_PAGE', 'all');
  expect(
    await runTool('node', '-e', "process.exitCode = process.env.EVERY_PAGE === 'all' ? 0 : 1"),
  ).toMatchObject({
    passed: 1,
  });
});

describe('a test that is skipped', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 1 };
  const report = (...tests: [status: string, title: string][]) => ({
    numPassedTests: 3,
    numFailedTests: 0,
    testResults: [{ assertionResults: tests.map(([status, title]) => ({ status, title })) }],
  });

  test('counts as failed in the browser, and so does a flaky one', () => {
    expect(testResult(playwright.counts({ stats, suites: [] }))).toMatchObject({ passed: 3, failed: 2 });
  });

  test('counts as failed among the unit tests, with its title', () => {
    const counts = vitest().counts(report(['passed', 'a'], ['skipped', 'b'], ['todo', 'c']));
    expect(testResult(counts, 'linux')).toMatchObject({ failed: 2, faults: ['skipped: b', 'skipped: c'] });
  });

  test('may be one of Linux on other systems', () => {
    expect(testResult(vitest().counts(report(['skipped', 'b'])), 'darwin')).toMatchObject({ failed: 0 });
  });

  test('is named as not run, and no failure, where its program is missing', () => {
    const counts = vitest().counts(report(['pending', 'not run without caddy: Caddy']));
    expect(testResult(counts, 'linux')).toMatchObject({ failed: 0, notRun: ['caddy: Caddy'] });
  });
});

describe('a browser test that fails and then passes in a new browser', () => {
  const run = (...types: string[]) => {
    const results = [{ annotations: types.map((type) => ({ type })) }, { annotations: [] }];
    const spec = { title: 'a form', file: 'forms.test.ts', tests: [{ status: 'flaky', results }] };
    const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
    return testResult(playwright.counts({ stats, suites: [{ suites: [{ specs: [spec] }] }] }));
  };

  test('its first browser hung › it counts as passed, and the gate names it', () => {
    expect(run(stalled)).toMatchObject({
      passed: 4,
      failed: 0,
      notes: ['1 test needed a second browser, because the first one hung: forms.test.ts: a form'],
    });
  });

  test('its first browser was sound › it counts as failed', () => {
    expect(run()).toMatchObject({ passed: 3, failed: 1, notes: [] });
  });
});
