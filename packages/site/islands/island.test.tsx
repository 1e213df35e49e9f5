import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island, islandOf, reviveProps } from './island.tsx';

const Panel = ({ label, panels }: { label: string; panels: { name: string; body: ReactNode }[] }) => (
  <section aria-label={label}>
    {panels.map(({ name, body }) => (
      <div key={name}>{body}</div>
    ))}
  </section>
);

const PanelIsland = islandOf<{ panel: () => Promise<typeof Panel> }>();

const html = renderToStaticMarkup(
  <PanelIsland
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
      { name: 'a', body: { $slot: 0 } },
      { name: 'b', body: 'two' },
    ],
  });
});

test('in the browser a slot holds what the document has there, whatever became of it since', () => {
  const island = {
    dataset: { props: '{"panels":[{"body":{"$slot":0}},{"body":{"$slot":1}}]}' },
    querySelector: (selector: string) =>
      selector === '[data-slot="1"]' ? { innerHTML: '<b>translated</b>' } : null,
  };
  const { panels } = reviveProps(island as unknown as HTMLElement) as { panels: { body: ReactNode }[] };
  expect(panels.map(({ body }) => renderToStaticMarkup(body))).toEqual([
    '<div class="contents" data-slot="0"></div>',
    '<div class="contents" data-slot="1"><b>translated</b></div>',
  ]);
});

test('an island that is not in the table, or has another component there, does not compile', () => {
  const props = { label: '', panels: [] };
  const marks = [
    <PanelIsland key={0} name="panel" of={Panel} props={props} />,
    // @ts-expect-error -- no such name
    <PanelIsland key={1} name="pannel" of={Panel} props={props} />,
    // @ts-expect-error -- the island of that name is another component
    <PanelIsland key={2} name="panel" of={() => null} props={props} />,
    // @ts-expect-error -- the same holds for the islands of the site
    <Island key={3} name="contactform" of={Panel} props={props} />,
  ];
  expect(marks).toHaveLength(4);
});
