import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jsonSchemas } from '../site/schema/files.ts';
import { writeContentSchemas } from './content-schemas.ts';

test('writes each schema, mends what differs, leaves what is right, and deletes what is gone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeContentSchemas(join(folder, 'made'));
  const path = (name: string) => join(folder, 'made', name);
  const longAgo = new Date('2026-01-02');
  utimesSync(path('page.json'), longAgo, longAgo);
  writeFileSync(path('company.json'), '{}');
  writeFileSync(path('gone.json'), '{}');

  writeContentSchemas(join(folder, 'made'));
  const texts = readdirSync(join(folder, 'made')).map((name) => [name, readFileSync(path(name), 'utf8')]);
  expect(Object.fromEntries(texts)).toEqual(Object.fromEntries(jsonSchemas()));
  expect(statSync(path('page.json')).mtime).toEqual(longAgo);
});
