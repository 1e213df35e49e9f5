/** Figures in docs/decisions that are true of the code today. */
import { limits as zipLimits } from '../../../server/resumes/zip.ts';
import { lettersPerSlip as lettersPerSlipInPaths } from '../../../settings/spelling.ts';
import { limits } from '../../../contracts/limits.ts';
import { deliveries, longestSleep } from '../../../server/app/delivering.ts';
import { refusedSubmissions, silentMails } from '../../../server/delivery/gate.ts';
import { grace } from '../../../server/delivery/outbox-worker.ts';
import { times as attendance } from '../../../server/delivery/unattended.ts';
import { placeRetry } from '../../../server/forms/application-reply.ts';
import { guesses } from '../../../server/forms/proof-of-work.ts';
import { plausible } from '../../../server/forms/retention.ts';
import { most as discarded } from '../../../server/http/discard-rest.ts';
import { usualTimes } from '../../../server/http/http-server.ts';
import { longestHead } from '../../../server/http/multipart-parser.ts';
import { limits as pathLimits } from '../../../server/http/nearest-pages.ts';
import { kept as keptNotFoundPages } from '../../../server/http/not-found-pages.ts';
import { leastPace } from '../../../server/http/pace.ts';
import { mostLines } from '../../../server/http/part-head.ts';
import { concurrency as refusedBodies, leastTime } from '../../../server/http/refused-body.ts';
import { packedBytesToPeek } from '../../../server/resumes/inflate.ts';
import { most as officeLimits } from '../../../server/resumes/office-content.ts';
import { most as pdfLimits } from '../../../server/resumes/pdf-content.ts';
import { shareForNewcomers } from '../../../server/resumes/places.ts';
import { acknowledgementPause } from '../../../server/store/channel.ts';
import { largestBatch } from '../../../server/store/postgres-submissions.ts';
import { most as deletion } from '../../../server/store/sqlite-deletion.ts';
import { portionPause } from '../../../server/store/sqlite-store.ts';
import { readServerSettings } from '../../../settings/server-settings.ts';
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
    ['the server looks for requeued rows every {} seconds', longestSleep / second],
  ],
  '0005': [
    ['evenly between {} and {},', guesses.least, guesses.most],
    [
      'has to begin within {} minutes; its body may take up to {} more',
      limits.challengeMinutes,
      limits.requestMinutes,
    ],
  ],
  '0007': [
    ['up to {} MiB, from lines of any speed', limits.resumeBytes / MB],
    ['A head has at most {} KB and {} lines', longestHead / KB, mostLines],
    ['reads a message, at most {} KB', limits.messageBytes / KB],
  ],
  '0010': [
    ['bytes in memory, at most {} MB', limits.resumeBytes / MB],
    ['would unpack to more than {} MB', zipLimits.totalBytes / MB],
    ['{} at most of {} KB each', pdfLimits.objectStreams, pdfLimits.bytes / KB],
    ['the parts that name others ({} KB each, {} at most)', officeLimits.linkBytes / KB, officeLimits.links],
    ["an ODT's text ({} MB) and the first {} packed bytes", officeLimits.textBytes / MB, packedBytesToPeek],
  ],
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
      leastPace.grace / minute,
      leastPace.bytesPerSecond,
    ],
    ['averaged over {} a minute', leastPace.window / minute],
    [
      'within {} seconds, looked at every {}',
      usualTimes.headersTimeout / second,
      usualTimes.checkInterval / second,
    ],
    ['is read on for a {} or {} MB', discarded.milliseconds / second, discarded.bytes / MB],
    ['to try again in {} seconds', placeRetry],
    ['has to send {} KB every second', (defaults.uploadsAtOnce * leastPace.bytesPerSecond) / 1000],
  ],
  '0014': [
    ['the body is read within {} KB', limits.messageBytes / KB],
    ['for at most {} at once', refusedBodies],
    ['once that has had {} seconds', leastTime / second],
  ],
  '0017': [
    ['of which a {} of a word may be wrong', 1 / lettersPerSlipInPaths],
    ['the last {} are kept compressed', keptNotFoundPages],
    ['What is longer than {} characters', pathLimits.path],
  ],
  '0018': [
    ['keeps up to {} of them itself', deliveries],
    ["{} days or more from a mail's own first failure", rangeOf('MAIL_LIFETIME_DAYS').min],
    ['{} mails in a row without an answer', silentMails],
    ['take {} of the {} places', 0.5, deliveries],
    ['A stop takes {} s at most', Math.ceil((grace.mail + grace.settling) / second)],
  ],
  '0019': [
    ['One acknowledgement to an address and {}', acknowledgementPause / hour],
    ['refuses {} different submissions in a row', refusedSubmissions],
  ],
  '0020': [
    ['up to {} rows', largestBatch],
    ['and every {} seconds for what other servers', longestSleep / second],
  ],
  '0025': [
    ['A clock more than {} days beyond it is doubted', plausible / day],
    ['goes {} days after it was marked', limits.spamDays],
  ],
  '0031': [
    [
      'every {} minutes, as a task of the store that lasts an {}',
      attendance.look / minute,
      attendance.attended / hour,
    ],
  ],
  '0036': [
    ['A transaction deletes {} submissions or {} MB of files', deletion.rows, deletion.bytes / MB],
    ['A pause of {} ms between two portions', portionPause],
  ],
};
