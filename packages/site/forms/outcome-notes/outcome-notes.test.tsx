import { expect, test } from 'vitest';
import { draw, kindsIn, only } from '../../../../tests/unit/support/markup.ts';
import type { Outcome } from '../use-submission.ts';
import { OutcomeNotes } from './outcome-notes.tsx';

const read = (outcome: Outcome | undefined, progress?: string) => {
  const tree = draw(<OutcomeNotes outcome={outcome} sent="✅ Sent" progress={progress} />);
  const [status, alert] = [only(tree, '[role="status"]'), only(tree, '[role="alert"]')];
  return { status: status.textContent, alert: alert.textContent, tree };
};

test('both regions are there and silent before anything was sent', () => {
  const { tree } = read(undefined);
  expect(['status', 'alert'].flatMap((role) => kindsIn(only(tree, `[role="${role}"]`)))).toEqual([]);
  expect(tree.textContent).toBe('');
});

test('success is told politely, failure at once, and a refusal by its own summary', () => {
  expect(read({ kind: 'sent' })).toMatchObject({ status: '✅ Sent', alert: '' });
  expect(read({ kind: 'failed', text: 'Failed' })).toMatchObject({ status: '', alert: 'Failed' });
  expect(read({ kind: 'refused', errors: [] })).toMatchObject({ status: '', alert: '' });
});

test('what helps stands below the failure', () => {
  const { tree } = read({ kind: 'failed', text: 'Not ready', help: 'Write to info@example.com.' });
  const lines = only(tree, '[role="alert"]').querySelectorAll('p');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Not ready', 'Write to info@example.com.']);
});

test('the sign of success is drawn, and kept in the text without being shown twice', () => {
  const { tree } = read({ kind: 'sent' });
  expect(only(tree, 'svg').getAttributeValue('aria-hidden')).toBe('true');
  expect(only(tree, '.visually-hidden').textContent).toBe('✅ ');
});

test('how far it is is said and not shown', () => {
  expect(read(undefined, 'Sending...')).toMatchObject({ status: 'Sending...', alert: '' });
  expect(only(read(undefined, 'Sending...').tree, 'p.visually-hidden').textContent).toBe('Sending...');
});
