import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Outcome } from '../use-submission.ts';
import { OutcomeNotes } from './outcome-notes.tsx';

const read = (outcome: Outcome | undefined, progress?: string) => {
  const html = renderToStaticMarkup(<OutcomeNotes outcome={outcome} sent="✅ Sent" progress={progress} />);
  const [, status = '', alert = ''] =
    /<div role="status">(.*)<\/div><div role="alert">(.*)<\/div><\/div>$/.exec(html) ?? [];
  const words = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '');
  return { status: words(status), alert: words(alert), html };
};

test('both regions are there and silent before anything was sent', () => {
  expect(read(undefined).html).toBe('<div><div role="status"></div><div role="alert"></div></div>');
});

test('success is told politely, failure at once, and a refusal by its own summary', () => {
  expect(read({ kind: 'sent' })).toMatchObject({ status: '✅ Sent', alert: '' });
  expect(read({ kind: 'failed', text: 'Failed' })).toMatchObject({ status: '', alert: 'Failed' });
  expect(read({ kind: 'refused', errors: [] })).toMatchObject({ status: '', alert: '' });
});

test('the sign of success is drawn, and kept in the text without being shown twice', () => {
  expect(read({ kind: 'sent' }).html).toMatch(
    /<svg [^>]*aria-hidden="true".*<span class="visually-hidden">✅ <\/span><span>Sent<\/span>/,
  );
});

test('how far it is is said and not shown', () => {
  expect(read(undefined, 'Sending...')).toMatchObject({ status: 'Sending...', alert: '' });
  expect(read(undefined, 'Sending...').html).toContain('<p class="visually-hidden">Sending...</p>');
});
