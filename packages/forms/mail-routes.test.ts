import { expect, test } from 'vitest';
import { z } from 'zod';
import { mailRoute } from './built-site.ts';

const schema = mailRoute(z.enum(['subject', 'message']));
const to = ['billing@company.com'];

test('a route may set recipients, copies and rules by field values', () => {
  const route = {
    to: ['a@company.com', 'b@company.com'],
    cc: ['c@company.com'],
    rules: [
      { field: 'subject', keywords: ['invoice'], to },
      { field: 'message', prefixes: ['Dear'], to, cc: to },
    ],
  };
  expect(schema.parse(route)).toEqual(route);
  expect(schema.parse({})).toEqual({});
});

test.each([
  [{ to: ['billing'] }, 'to.0'],
  [{ to: [] }, 'to'],
  [{ cc: ['a@b.test, c@d.test'] }, 'cc.0'],
  [{ rules: [{ field: 'subjekt', keywords: ['invoice'], to }] }, 'rules.0.field'],
  [{ rules: [{ field: 'subject', keywords: ['invoice'], to: ['Billing <b@c.test>'] }] }, 'rules.0.to.0'],
  [{ rules: [{ field: 'subject', to }] }, 'rules.0'],
  [{ rules: [{ field: 'subject', keywords: [''], to }] }, 'rules.0.keywords.0'],
  [{ rules: [{ field: 'subject', keywords: ['invoice'] }] }, 'rules.0.to'],
  [{ bcc: to }, ''],
])('%j is at fault in %s', (route, path) => {
  const { error } = schema.safeParse(route);
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
