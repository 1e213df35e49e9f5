import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { checkbox, multiline, text } from '../../../contracts/forms/form-fields.ts';
import { defineForm } from '../../../contracts/forms/form.ts';
import { basicDrawers, FormFields, type Drawers } from './form-fields.tsx';

const wording = { ask: '', noun: '', maxLength: 9 };
const form = defineForm({
  action: 'contact_form',
  native: { path: '/somewhere' },
  fields: {
    title: text({ ...wording, autoComplete: 'off', width: 'half' }),
    notes: multiline({ ...wording, rows: 3, required: false }),
    news: checkbox({ ask: '', required: false }),
  },
});
const words = {
  title: { label: 'Title', hint: 'Short' },
  notes: { label: 'Notes' },
  news: { label: 'News', statement: 'Send me the {privacy policy}', newTab: '(beside the form)' },
};
const draw = (error?: string, isMarked = false): string =>
  renderToStaticMarkup(
    <FormFields form={form} words={words} drawers={basicDrawers}>
      {(name, field) => field({ error: name === 'title' ? error : undefined, isMarked })}
    </FormFields>,
  );

test('each field is drawn by its kind, in the order of the definition', () => {
  const html = draw();
  const controls = [...html.matchAll(/<(input|textarea)[^>]* id="(\w+)"/g)].map(
    ([, tag, id]) => `${tag} ${id}`,
  );
  expect(controls).toEqual(['input title', 'textarea notes', 'input news']);
  expect(html).toMatch(/<textarea rows="3"/);
  expect(html.match(/required=""/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/privacy-policy"[^]*\(beside the form\)<\/span><\/a>/);
});

test('nothing is called wrong before it is judged', () => {
  expect(draw()).not.toContain('aria-invalid="true"');
  // A box that has to be ticked would be called wrong by the browser.
  expect(draw()).toMatch(/type="checkbox"[^>]* aria-invalid="false"/);
  expect(draw('No title')).toMatch(
    /id="title"[^>]* aria-invalid="true" aria-describedby="title-hint title-error"/,
  );
});

test('on the page that comes back, marks stand where the server puts what was typed', () => {
  const html = draw('No title', true);
  expect(html).toContain('value="⟦text:value.title⟧"');
  expect(html).toContain('>⟦lines:value.notes⟧</textarea>');
  expect(html).toContain('data-if-checked="is.news=on"');
});

test('a kind of field without a component does not compile', () => {
  // @ts-expect-error -- no component for phone numbers
  const drawers: Drawers<'text' | 'phone'> = { text: basicDrawers.text };
  expect(Object.keys(drawers)).toEqual(['text']);
});
