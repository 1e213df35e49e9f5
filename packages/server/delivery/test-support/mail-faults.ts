/** Faults of mail servers, as scripts for the test server. */
import type { SmtpServer } from '../../settings/addresses.ts';
import { vi } from 'vitest';
import type { Reaction, ScriptedSmtp } from '../../test-support/scripted-smtp.ts';

type Script = ScriptedSmtp['script'];

/** Limits that no machine is too slow for. */
export const patientLimits = {
  greetingTimeout: 600_000,
  connectTimeout: 600_000,
  readTimeout: 600_000,
  maxSendTime: 600_000,
  idleTimeout: 600_000,
};

const timers = new Set<AbortController>();

/** From now on, the time for a mail is over at the moment that a script chooses. The mock ends with the test. */
export function withoutClock(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const timer = new AbortController();
    timers.add(timer);
    return timer.signal;
  });
}

/** The server does this, and the time for the mail is over. */
const inTheEnd = (reaction: Reaction) => (): Reaction => {
  for (const timer of timers) timer.abort(new DOMException('The time is over.', 'TimeoutError'));
  timers.clear();
  return reaction;
};

const isEndless = (reaction: Script[keyof Script]): boolean =>
  typeof reaction === 'object' && ('drips' in reaction || /hang|endless/.test(JSON.stringify(reaction)));

/** The limits for a script: short ones only where nothing else ends the wait. */
export function limitsFor(script: Script): typeof patientLimits {
  const reactions = Object.values(script);
  if (reactions.some(isEndless)) return { ...patientLimits, greetingTimeout: 250, connectTimeout: 400 };
  const isInterrupted = reactions.some((reaction) => typeof reaction === 'function');
  return isInterrupted ? { ...patientLimits, maxSendTime: 1000 } : patientLimits;
}

const auth = { user: 'bob', pass: 'secret' };
const starttls = '250-scripted\r\n250-STARTTLS\r\n250 AUTH PLAIN';
const signIn = '250-scripted\r\n250 AUTH PLAIN';
const gone = 'mail.invalid';

/** Faults that concern every mail: title, cause of the pause, script, and settings of the server. */
export const queueFaults: [string, string, Script, Partial<SmtpServer>][] = [
  ['refuses the connection', 'connection', {}, { port: 1 }],
  ['resets it', 'connection', { greeting: { does: 'reset' } }, {}],
  ['closes it before a word', 'connection', { greeting: { does: 'close' } }, {}],
  ['has a name that does not exist', 'connection', {}, { host: gone }],
  ['lets nobody in (hangs at connect)', 'connection', { greeting: { does: 'hang' } }, { secure: true }],
  ['says nothing (hangs at the banner)', 'connection', { greeting: { does: 'hang' } }, {}],
  ['greets without an end', 'connection', { greeting: { does: 'endless' } }, {}],
  ['greets with a byte now and then', 'connection', { greeting: { drips: '220 scripted', every: 90 } }, {}],
  [
    'answers with a byte now and then',
    'connection',
    { EHLO: { drips: '250 a server with very much time', every: 90 } },
    {},
  ],
  ['says nothing after its greeting', 'connection', { EHLO: { does: 'hang' } }, {}],
  [
    'never begins with TLS',
    'connection',
    { EHLO: starttls, STARTTLS: { does: 'hang' } },
    { tls: 'required', auth },
  ],
  ['is closing (421)', 'connection', { greeting: '421 4.3.2 closing' }, {}],
  ['is closing after EHLO (421)', 'connection', { EHLO: '421 4.3.2 closing' }, {}],
  ['takes no mail at all (554)', 'connection', { greeting: '554 no mail here' }, {}],
  ['talks garbage', 'connection', { greeting: '\0\u00ff GET / HTTP/1.1' }, {}],
  ['has a bad certificate', 'tls', { EHLO: starttls }, { tls: 'required', auth }],
  ['lost its STARTTLS on the way', 'tls', { EHLO: signIn, STARTTLS: '502 what?' }, { tls: 'required', auth }],
  ['wants TLS first (530)', 'tls', { MAIL: '530 5.7.0 Must issue a STARTTLS command first' }, {}],
  ['does not know the password (535)', 'authentication', { EHLO: signIn, AUTH: '535 5.7.8 no' }, { auth }],
  ['wants a password (530)', 'authentication', { MAIL: '530 5.7.0 sign in first' }, {}],
  ['wants a password at the recipient', 'authentication', { RCPT: '530 5.7.0 sign in first' }, {}],
  ['does not take the sender (550)', 'configuration', { MAIL: '550 5.7.1 not your address' }, {}],
];

/** Faults of one mail, which is tried again. */
export const putOff: [string, Script][] = [
  ['is busy (451)', { DATA: '451 4.3.0 not now' }],
  ['asks to come back (450 at the recipient)', { RCPT: '450 4.2.0 greylisted' }],
  ['is closing in between (421)', { RCPT: '421 4.3.2 closing' }],
  ['hangs at DATA', { DATA: inTheEnd({ does: 'hang' }) }],
  ['hangs at the end of a mail', { mail: inTheEnd({ does: 'hang' }) }],
  ['drops the connection in the middle of a mail', { body: { does: 'reset' } }],
  ['finds the commands out of order (503)', { DATA: '503 5.5.1 bad sequence of commands' }],
  ['talks garbage in between', { RCPT: 'GET / HTTP/1.1' }],
];

/** Faults of one mail, which is refused for good. */
export const refused: [string, Script][] = [
  ['knows no such recipient (550)', { RCPT: '550 5.1.1 no such user' }],
  ['finds it too big (552 at the sender)', { MAIL: '552 5.3.4 too big' }],
  ['finds it too big (552 at its end)', { mail: '552 5.3.4 too big' }],
  ['does not like it (554)', { mail: '554 5.7.1 spam' }],
  ['does not like it (554 at DATA)', { DATA: '554 5.7.1 no valid recipients' }],
];
