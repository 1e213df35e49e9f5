import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Outcome } from '../use-submission.ts';
import { OutcomeNotes } from './outcome-notes.tsx';

const read = (outcome: Outcome | undefined): { status: string | undefined; alert: string | undefined } => {
  const html = renderToStaticMarkup(<OutcomeNotes outcome={outcome} sent="Sent" />);
  const region = (role: string) => new RegExp(`role="${role}"[^>]*>([^<]*)<`).exec(html)?.[1];
  return { status: region('status'), alert: region('alert') };
};

test('both regions are there and silent before anything was sent', () => {
  expect(read(undefined)).toEqual({ status: '', alert: '' });
});

test('success is told politely, failure at once, and a refusal by its own summary', () => {
  expect(read({ kind: 'sent' })).toEqual({ status: 'Sent', alert: '' });
  expect(read({ kind: 'failed', text: 'Failed' })).toEqual({ status: '', alert: 'Failed' });
  expect(read({ kind: 'refused', errors: [] })).toEqual({ status: '', alert: '' });
});
