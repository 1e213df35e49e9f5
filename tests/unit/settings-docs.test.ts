import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { settingsDocuments } from '../../packages/checks/generators/settings-docs.ts';
import { readServerSettings } from '../../packages/server/settings/server-settings.ts';
import { settings } from '../../packages/server/settings/table.ts';

test.each(settingsDocuments().map(([path, text]) => [basename(path), path, text]))(
  '%s says what the table of settings says (npm run settings:docs)',
  (_, path, text) => expect(readFileSync(path, 'utf8')).toBe(text),
);

test('.env.example has every setting, and nothing changes when it is copied', () => {
  const [[example]] = settingsDocuments() as [[string, string]];
  const variables = parseEnv(readFileSync(example, 'utf8'));
  expect(Object.keys(variables).toSorted()).toEqual(Object.keys(settings).toSorted());
  expect(readServerSettings(variables)).toEqual(readServerSettings({}));
});
