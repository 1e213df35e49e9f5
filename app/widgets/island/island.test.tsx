import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, reviveProps } from './island.tsx';

const Panel = ({ label, panels }: { label: string; panels: { name: string; body: ReactNode }[] }) => (
  <section aria-label={label}>
    {panels.map(({ name, body }) => (
      <div key={name}>{body}</div>
    ))}
  </section>
);

const html = renderToStaticMarkup(
  <Island
    name="panel"
    of={Panel}
    props={{
      label: 'It’s "quoted"',
      panels: [
        { name: 'a', body: <b>one</b> },
        { name: 'b', body: 'two' },
      ],
    }}
  />,
);

test('an island is complete HTML before any script', () => {
  expect(html).toContain('<b>one</b>');
  expect(html).toContain('data-island="panel"');
});

test('its props travel as JSON, elements as slots without their contents', () => {
  const json =
    /data-props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&#x27;', "'") ?? '';
  expect(JSON.parse(json)).toEqual({
    label: 'It’s "quoted"',
    panels: [
      { name: 'a', body: { $slot: true } },
      { name: 'b', body: 'two' },
    ],
  });
});

test('in the browser a slot is an element whose HTML React leaves alone', () => {
  const { panels } = reviveProps('{"panels":[{"body":{"$slot":true}}]}') as { panels: { body: ReactNode }[] };
  expect(renderToStaticMarkup(panels[0]?.body)).toBe('<div class="contents"></div>');
});
