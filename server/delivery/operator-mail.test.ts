import { expect, test } from 'vitest';
import { withoutQuotes } from './operator-mail.ts';

test.each([
  ['550 5.1.1 confirm your password', '550 5.1.1'],
  ['550-5.1.1 confirm your password', '550-5.1.1'],
  ['5.1.1 confirm your password', '5.1.1'],
  ['Bounced: info@site.test: 452 confirm your password', 'Bounced: info@site.test: 452'],
  ['full@site.test was put off: 452 4.2.2 full; 250 confirm', 'full@site.test was put off: 452 4.2.2'],
  [
    'The mail server does not answer as SMTP demands: "550 confirm"',
    'The mail server does not answer as SMTP demands:',
  ],
  [
    "The name does not match certificate's altnames: DNS:confirm.example",
    "The name does not match certificate's altnames:",
  ],
  ['connect ECONNREFUSED 127.0.0.1:587', 'connect ECONNREFUSED 127.0.0.1:587'],
  ['The webhook answered 500.', 'The webhook answered 500.'],
  ['There is no webhook in the settings any more.', 'There is no webhook in the settings any more.'],
])('the reason %j › in a mail of ours › keeps only our own words', (reason, own) => {
  expect(withoutQuotes(reason)).toBe(own);
});
