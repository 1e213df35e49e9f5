import { describe, expect, test } from 'vitest';
import { markBegin, markEnd, markSelected, markText } from '../../contracts/forms/page-marks.ts';
import { MarkedPageError, fillMarkedPage, readMarkedPage } from './marked-page.ts';

const fill = (html: string, texts: Record<string, string> = {}, states: string[] = []) =>
  fillMarkedPage(readMarkedPage(html), {
    text: (place) => texts[place] ?? '',
    is: (state) => states.includes(state),
  });

describe('a marked page', () => {
  test('is as it was where there is no mark', () => {
    expect(fill('<p>a ⟨b⟩ <!-- -->c</p>')).toBe('<p>a ⟨b⟩ <!-- -->c</p>');
  });

  test('gets its texts, escaped for wherever they may stand', () => {
    const html = `<b title="${markText('detail')}">${markText('detail')}<!-- -->!</b>`;
    expect(fill(html, { detail: `"'<&>` })).toBe(
      '<b title="&quot;&#39;&lt;&amp;&gt;">&quot;&#39;&lt;&amp;&gt;!</b>',
    );
  });

  test('keeps a first line break inside a textarea, and cannot hold a NUL or half a character', () => {
    const html = `<textarea>${markText('value.a', true)}</textarea>`;
    expect(fill(html, { 'value.a': '\r\nb\0\ud800' })).toBe('<textarea>\n\nb\ufffd</textarea>');
  });

  test('shows a part in its state only, also inside another', () => {
    const inner = `${markBegin('failed')}x${markEnd}`;
    const html = `a${markBegin('returned')}b${inner}c${markEnd}d`;
    expect(fill(html)).toBe('ad');
    expect(fill(html, {}, ['failed'])).toBe('ad');
    expect(fill(html, {}, ['returned'])).toBe('abcd');
    expect(fill(html, {}, ['returned', 'failed'])).toBe('abxcd');
  });

  test('ticks and selects what is marked so', () => {
    const [[attribute, value] = []] = Object.entries(markSelected('is.country=in'));
    const html = `<option value="in" ${attribute}="${value}">India</option>`;
    expect(fill(html)).toBe('<option value="in">India</option>');
    expect(fill(html, {}, ['is.country=in'])).toBe('<option value="in" selected="">India</option>');
  });

  test('never reads what was put into it', () => {
    const forged = `${markBegin('sent')}${markText('key')}${markEnd} data-if-checked="sent"`;
    const shown = fill(markText('detail'), { detail: forged, key: 'secret' }, ['sent']);
    expect(shown).toBe(forged.replaceAll('"', '&quot;'));
  });

  test.each([markBegin('sent'), markEnd, `${markBegin('sent')}a${markEnd}${markEnd}`, '⟦else:x⟧'])(
    'that does not fit together is refused: %s',
    (html) => expect(() => readMarkedPage(html)).toThrow(MarkedPageError),
  );
});
