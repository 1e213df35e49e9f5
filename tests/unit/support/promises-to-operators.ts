/** Figures that docs/operating.md and docs/going-live.md promise. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysOfContact } from '../../../app/build/extra-files.ts';
import { limits } from '../../../contracts/limits.ts';
import { lettersPerError } from '../../../contracts/nearest-name.ts';
import { keptFor } from '../../../scripts/earlier-assets.ts';
import { checkTimes, maxDifference } from '../../../server/app/database-watch.ts';
import { maxBounceBytes } from '../../../server/delivery/bounces.ts';
import { maxStopTime } from '../../../server/app/start.ts';
import { heartbeat, leaseFactor, pollInterval } from '../../../server/delivery/channels.ts';
import {
  maxRefusedSubmissions,
  probeDelay,
  releaseWindow,
} from '../../../server/delivery/circuit-breaker.ts';
import { delays } from '../../../server/delivery/digest.ts';
import { keptMails } from '../../../server/delivery/kept-mails.ts';
import { defaultConnections } from '../../../server/delivery/smtp-mailer.ts';
import { refusedDelay, retryDelay } from '../../../server/delivery/attempt.ts';
import { maxBackupAge } from '../../../server/delivery/weekly-report.ts';
import { defaultLimits as webhookLimits } from '../../../server/delivery/webhook.ts';
import { maxClockJump } from '../../../server/forms/retention.ts';
import { probeLifetime } from '../../../server/http/health-routes.ts';
import { nextRequest, usualTimes } from '../../../server/http/http-server.ts';
import { minRate } from '../../../server/http/read-body.ts';
import { cacheRules } from '../../../server/http/site-files.ts';
import { defaultLimit } from '../../../server/inbox/reading.ts';
import { defaultPort } from '../../../server/inbox/web/web.ts';
import { concurrency as resumes, scanTimeout, shareForNewcomers } from '../../../server/resumes/intake.ts';
import { limits as databaseLimits } from '../../../server/store/database.ts';
import { acknowledgementPause, maxUnreportedPause } from '../../../server/store/submission.ts';
import { refusalsKept } from '../../../server/store/upkeep-operations.ts';
import { maxSlips } from '../../../settings/environment.ts';
import { readServerSettings } from '../../../settings/server-settings.ts';
import { type SettingName, settings } from '../../../settings/table.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const KB = 1024;
const MB = 1024 * KB;

const deploy = join(import.meta.dirname, '../../../deploy');
const fromDeploy = (file: string, pattern: RegExp): number =>
  Number(pattern.exec(readFileSync(join(deploy, file), 'utf8'))?.[1]);

const maxAge = (header: string): number => Number(/max-age=(\d+)/.exec(header)?.[1]);

const defaults = readServerSettings({});
const behindProxy = readServerSettings({ TRUST_PROXY: '1' });

/** The first and the last whole number up to 1,000 that a setting takes. */
export function rangeOf(name: SettingName): { min: number; max: number } {
  const taken = Array.from({ length: 1001 }, (_, value) => value).filter(
    (value) => settings[name].safeParse(String(value)).success,
  );
  return { min: Math.min(...taken), max: Math.max(...taken) };
}

/** Sentences of a document, with `{}` for each figure, and what the figures are in the code. */
export type Promises = Readonly<Record<string, readonly [sentence: string, ...figures: number[]][]>>;

/** What operators are promised. */
export const promisesToOperators: Promises = {
  'operating.md': [
    ['stays in `dist/earlier/` for a {}, for visitors', keptFor / (7 * day)],
    [
      'looks like a misspelt one (`SMPT_URL`, {} letters in the file, {} in the environment',
      maxSlips.file,
      maxSlips.environment,
    ],
    ['and no more than a {} of the name', 1 / lettersPerError],
    ['may be cached for good, pages for a {}.', maxAge(cacheRules.page) / 60],
    ['A statement may take {} seconds', databaseLimits.statement / second],
    ['says nothing at all is given up after {}.', databaseLimits.answer / second],
    ['until their leases run out, {} the longest time that a mail may take', leaseFactor],
    ['whose clock is more than {} seconds off', maxDifference / second],
    ['It looks at the first {} KB of a mail', maxBounceBytes / KB],
    [
      'deletes them there after {} days, or when there are more than {}.',
      keptMails.time / day,
      keptMails.count,
    ],
    ['| the newest {}: reference', defaultLimit],
    ['`http://127.0.0.1:{}/inbox-…/?token=…`', defaultPort],
    ['the running server notices within {} a minute', pollInterval / minute],
    ['it goes out within {} a minute', pollInterval / minute],
    ['does now what the server does every {}', limits.tidyingMinutes / 60],
    ['it is deleted {} days after it was marked', limits.spamDays],
    ['when it is more than {} days beyond the time', maxClockJump / day],
    ['database file {} minutes after its start and then once a day', checkTimes.first / minute],
    ['the weekly mail, after {} days (not with PostgreSQL', maxBackupAge / day],
    ['kept for {} days, by day', refusalsKept / day],
    ['`store.clock-ahead` says so every {}', limits.tidyingMinutes / 60],
    ['tried again after {} s, doubling up to {} h', retryDelay(1, 0) / second, retryDelay(99, 0) / hour],
    ['tried once more after {} minutes', refusedDelay / minute],
    ['refuses the recipients of {} different submissions', maxRefusedSubmissions],
    [
      'tries one mail now and then: after {} s, doubling up to a {};',
      probeDelay(1, false) / second,
      probeDelay(99, false) / minute,
    ],
    [
      'one trial delivery after {} s, doubling up to a {};',
      probeDelay(1, false) / second,
      probeDelay(99, false) / minute,
    ],
    ['after a refused password up to {} minutes', probeDelay(99, true) / minute],
    [
      'by itself within a {}, after a refused password within {};',
      probeDelay(99, false) / minute,
      probeDelay(99, true) / minute,
    ],
    ['What waited then goes out within a {}', releaseWindow / minute],
    [
      'of the {} mails that are sent at once, {} at most were tried before',
      defaultConnections - 1,
      (defaultConnections - 1) / 2,
    ],
    ['at most once an {}, of what is `dead`', delays.digest / hour],
    ['a channel that is or was paused for more than an {}', maxUnreportedPause / hour],
    ['at most once an {} to one address', acknowledgementPause / hour],
    ['any 2xx within {} seconds', webhookLimits.maxSendTime / second],
    ['becomes `dead` an {} after the last server that had it', heartbeat.lifetime / hour],
    ['no server has worked on it for an {})', heartbeat.lifetime / hour],
    ['After an {} it is given up', heartbeat.lifetime / hour],
    ['{} resumes are looked into at once', resumes.scannedAndStored],
    ['waited for more than {} seconds is accepted into quarantine', scanTimeout / second],
    ['needs `StreamMaxLength` of {} MB or more', limits.resumeBytes / MB],
    [
      'after its first {} minute, less than {} KB/s come',
      minRate.grace / minute,
      minRate.bytesPerSecond / 1000,
    ],
    ['KB/s come on average over {} a minute', minRate.window / minute],
    ['not sent its headers after {} seconds is closed', usualTimes.headersTimeout / second],
    ['or stored {} at a time where a virus scanner', resumes.scannedAndStored],
    ['{} deliveries run at once', defaultConnections - 1],
    [
      'a 200 may be a {} old, a 503 a {} of one',
      probeLifetime.ready / second,
      probeLifetime.unready / second,
    ],
    ['no request may take longer than {} minutes in all', limits.requestMinutes],
    ['A {} is kept for addresses that hold none', shareForNewcomers],
    ['days, {} or more, for which a mail is tried', rangeOf('MAIL_LIFETIME_DAYS').min],
    ['before it does; at most {}', rangeOf('DRAIN_SECONDS').max],
    ['| `{}` with `TRUST_PROXY`, else `{}` |', behindProxy.drainSeconds, defaults.drainSeconds],
    ['closes the database and ends, all within {} seconds', Math.ceil(maxStopTime / second)],
    ['says nothing it waits up to {} more', databaseLimits.statement / second],
    ['may bring one for another {} ms', nextRequest],
  ],
  'going-live.md': [
    ['let bodies of {} MB through', Math.ceil((limits.resumeBytes + limits.messageBytes) / MB)],
    [
      'wait {} seconds for an answer',
      fromDeploy('nginx.conf', /location \/api\/ \{[^}]*proxy_read_timeout (\d+)s/),
    ],
    ['is started again after a {}', fromDeploy('website.service', /RestartSec=(\d+)/)],
    ['For {} of them (`DRAIN_SECONDS`)', behindProxy.drainSeconds],
    ['stay for a {} beside the new ones', keptFor / (7 * day)],
    ['expires {} days after the build', daysOfContact],
  ],
};
