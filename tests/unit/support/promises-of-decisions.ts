/** Figures in docs/decisions that are true of the code today. */
import { limits } from '@website/forms/limits';
import { heartbeat, pollInterval } from '../../../packages/server/delivery/channels.ts';
import { maxRefusedSubmissions } from '../../../packages/server/delivery/circuit-breaker.ts';
import { defaultConnections } from '../../../packages/server/delivery/smtp-mailer.ts';
import { drainTime } from '../../../packages/server/delivery/worker.ts';
import { guesses } from '../../../packages/server/forms/proof-of-work.ts';
import { slotRetry } from '../../../packages/server/forms/replies.ts';
import { maxClockJump } from '../../../packages/server/forms/retention.ts';
import { usualTimes } from '../../../packages/server/http/http-server.ts';
import { maxHeadBytes, maxHeaderLines } from '../../../packages/server/http/multipart-parser.ts';
import {
  maxReturnedReadings as refusedBodies,
  maxDiscarded,
  minRate,
  minTime,
} from '../../../packages/server/http/read-body.ts';
import { maxKept, maxSearches } from '../../../packages/server/http/drawn-pages.ts';
import { shareForNewcomers } from '../../../packages/server/resumes/intake.ts';
import { batchPause } from '../../../packages/server/store/sqlite-store.ts';
import { acknowledgementPause } from '../../../packages/server/store/submission.ts';
import { batchLimits } from '../../../packages/server/store/upkeep-operations.ts';
import { readServerSettings } from '../../../packages/server/settings/server-settings.ts';
import { type Promises, rangeOf } from './promises-to-operators.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const KB = 1024;
const MB = 1024 * KB;

const defaults = readServerSettings({});

/** Current values in the records of decisions, by the number of the record. */
export const promisesOfDecisions: Promises = {
  '0004': [
    ['Idempotency keys are kept for {} hours', limits.repeatHours],
    ['the server looks for requeued rows every {} seconds', pollInterval / second],
  ],
  '0005': [
    ['evenly between {} and {},', guesses.min, guesses.max],
    [
      'has to begin within {} minutes; its body may take up to {} more',
      limits.challengeMinutes,
      limits.requestMinutes,
    ],
  ],
  '0007': [
    ['up to {} MiB, from lines of any speed', limits.resumeBytes / MB],
    ['A head has at most {} KB and {} lines', maxHeadBytes / KB, maxHeaderLines],
    ['reads a message, at most {} KB', limits.messageBytes / KB],
  ],
  '0010': [['a file is bytes in memory, at most {} MB', limits.resumeBytes / MB]],
  '0013': [
    ['A limit in all, {}, was there', defaults.uploadsAtOnce],
    [
      'an address may begin {} uploads in {} minutes',
      defaults.rateLimits.submissions,
      defaults.rateLimits.windowSeconds / 60,
    ],
    ['has {} places (`UPLOADS_PER_ADDRESS`)', defaults.uploadsPerAddress],
    ['A {} of all places goes only to those who hold none', shareForNewcomers],
    [
      'After {} a minute a body has to keep {} bytes a second',
      minRate.grace / minute,
      minRate.bytesPerSecond,
    ],
    ['averaged over {} a minute', minRate.window / minute],
    [
      'within {} seconds, looked at every {}',
      usualTimes.headersTimeout / second,
      usualTimes.checkInterval / second,
    ],
    ['is read on for a {} or {} MB', maxDiscarded.milliseconds / second, maxDiscarded.bytes / MB],
    ['to try again in {} seconds', slotRetry],
    ['has to send {} KB every second', (defaults.uploadsAtOnce * minRate.bytesPerSecond) / 1000],
  ],
  '0014': [
    ['the body is read within {} KB', limits.messageBytes / KB],
    ['for at most {} at once', refusedBodies],
    ['once that has had {} seconds', minTime / second],
  ],
  '0018': [
    ['keeps up to {} of them itself', defaultConnections - 1],
    ["{} days or more from a mail's own first failure", rangeOf('MAIL_LIFETIME_DAYS').min],
    ['take {} of the {} places', 0.5, defaultConnections - 1],
    ['A stop takes {} s at most', Math.ceil((drainTime.sending + drainTime.settling) / second)],
  ],
  '0019': [
    ['One acknowledgement to an address and {}', acknowledgementPause / hour],
    ['refuses {} different submissions in a row', maxRefusedSubmissions],
  ],
  '0020': [['and every {} seconds for what other servers', pollInterval / second]],
  '0025': [
    ['A clock more than {} days beyond it is doubted', maxClockJump / day],
    ['goes {} days after it was marked', limits.spamDays],
  ],
  '0031': [
    [
      'every {} minutes, as a task of the store that lasts an {}',
      heartbeat.interval / minute,
      heartbeat.lifetime / hour,
    ],
  ],
  '0036': [
    ['A transaction deletes {} submissions or {} MB of files', batchLimits.rows, batchLimits.bytes / MB],
    ['A pause of {} ms between two portions', batchPause],
  ],
  '0055': [
    ['the server keeps the last {} answers and searches at most {} times a second', maxKept, maxSearches],
  ],
};
