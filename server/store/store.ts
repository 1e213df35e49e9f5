/** The port of the store. Callers may rely only on the behavior that these comments describe. */
import type { FormKind } from '../../contracts/forms.ts';
import type { MailTrace } from '../../contracts/your-message.ts';
import type {
  Activity,
  Moment,
  Moments,
  Notice,
  NoticedMail,
  RefusalCount,
  Reported,
  Unreported,
} from './reports.ts';
import type {
  Acceptance,
  Channel,
  NewSubmission,
  SpentProof,
  Delivery,
  DeliveryLag,
  InboxEntry,
  InboxStats,
  Pause,
  PurgeTimes,
  Selection,
  Settlement,
  Verdict,
  WorkerId,
} from './submission.ts';

export class StoreError extends Error {
  override name = 'StoreError';
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** Accepts submissions. Every promise resolves after the data is flushed to disk. */
export type SubmissionStore = {
  /** Stores everything in one transaction. An address gets one acknowledgement per {@link acknowledgementPause}. */
  accept(submission: NewSubmission): Promise<Acceptance>;
  /** Finds the result of a submission with this key; `proof-reused` if only the proof was used before. */
  findAcceptance(
    kind: FormKind,
    key: string,
    bodyHash: string,
    proof?: SpentProof,
  ): Promise<Acceptance | undefined>;
  /** Returns the secret with this name. The first call makes a random secret. The secret never changes. */
  secret(name: string): Promise<string>;
};

/**
 * The queues of deliveries, one for each channel. Any number of workers share the queues. A lease has an owner. If the
 * owner does not settle a delivery before the lease ends, another worker may claim the delivery.
 */
export type OutboxStore = {
  /** Leases up to `limit` due deliveries in the order of their due times, at most `triedLimit` of them retries. */
  claim(
    channel: Channel,
    worker: WorkerId,
    limit: number,
    now: number,
    leaseUntil: number,
    triedLimit?: number,
  ): Promise<Delivery[]>;
  /**
   * Writes an outcome. Any worker may write `delivered`. Only the owner of the lease may write other outcomes, because
   * another worker may be sending the delivery now. Resolves with true if the delivery was changed.
   */
  settle(channel: Channel, worker: WorkerId, settlement: Settlement): Promise<boolean>;
  /**
   * Gives up a delivered mail that was returned, so that the operator is told. After that, a requeue is for
   * `recipients`, or for all recipients if the list is empty. Resolves with `unknown` if there is no such delivery, and
   * with `known` if a bounce of this mail was noted before; it then only adds recipients.
   */
  bounce(
    channel: Channel,
    id: string,
    reason: string,
    recipients: readonly string[],
  ): Promise<'noted' | 'known' | 'unknown'>;
  /** Resolves with the number of different submissions that the mailbox has refused since its last delivered mail. */
  noteRefusal(id: string, now: number): Promise<number>;
  nextDue(channel: Channel): Promise<number | undefined>;
  /**
   * Corrects the due times that are later than `furthest`: a server whose clock was fast has set them. Waiting
   * deliveries become due at `now`. Leases end at `leaseUntil`, because their owners may still be sending.
   */
  pullIn(channel: Channel, now: number, leaseUntil: number, furthest: number): Promise<number>;
  /** Ends the leases of a worker that starts again after a crash. The deliveries become due at `now`. */
  releaseLeases(channel: Channel, worker: WorkerId, now: number): Promise<number>;
  /** Gives up all open deliveries of a channel that no server uses any more, and ends the channel's pause. */
  abandon(channel: Channel, now: number, reason: string): Promise<number>;
  /**
   * Starts a pause. If the channel is already paused, the start does not change, and a pause of the operator keeps its
   * cause. Resolves with the earlier pause.
   */
  pause(channel: Channel, pause: Pause): Promise<Pause | undefined>;
  currentPause(channel: Channel): Promise<Pause | undefined>;
  /**
   * Ends the pause, if there is one. Waiting deliveries become due in their order: one per second, or faster if they
   * would take longer than `releaseWindow` milliseconds. The time of a pause does not count for a delivery's lifetime.
   */
  resume(
    channel: Channel,
    now: number,
    releaseWindow: number,
  ): Promise<{ pause: Pause | undefined; waiting: number }>;
  attachmentBytes(id: string): Promise<Uint8Array | undefined>;
  clearAttachment(id: string): Promise<void>;
};

/** The submissions, as the operator lists and changes them. */
export type SelectionStore = {
  list(limit: number, selection?: Selection): Promise<InboxEntry[]>;
  count(selection: Selection): Promise<number>;
  show(id: string): Promise<InboxEntry | undefined>;
  /**
   * Makes deliveries due at once and resets their attempts. Leaves deliveries that are being sent unchanged. `state` in
   * the selection is the state in the given channel, `mail` by default.
   */
  requeue(selection: Selection, now: number, channel?: Channel): Promise<number>;
  /** Sets waiting deliveries to `dead` with {@link spamReason}. Resolves with the number of marked submissions. */
  flagSpam(selection: Selection, now: number): Promise<number>;
  unflagSpam(selection: Selection, now: number): Promise<number>;
  /** Resolves with the number of selected submissions. If a submission is read already, its time stays. */
  markRead(selection: Selection, now: number): Promise<number>;
  markUnread(selection: Selection): Promise<number>;
  stats(): Promise<InboxStats>;
  /** Returns the lag of deliveries. Health checks call it every second, so its cost must not grow with the store. */
  lag(): Promise<DeliveryLag>;
};

export type UpkeepStore = {
  /**
   * Deletes old spam. Deletes old submissions if each delivery is delivered, or dead and reported. Dead
   * acknowledgements need no report. Works in batches, each in one transaction, so other programs can write between two
   * batches.
   */
  purge(before: PurgeTimes): Promise<number>;
  countPurgeable(before: PurgeTimes): Promise<number>;
  /** Deletes submissions in any state, with their keys and acknowledged addresses, in batches. */
  erase(selection: Selection): Promise<number>;
  /** Deletes expired keys, proofs, counts and acknowledged addresses, and past pauses, in batches. */
  tidy(keysBefore: number, now: number): Promise<void>;
  /** Returns the time of the last `noteTime`; without one, the arrival time of the newest submission. */
  lastTime(): Promise<number | undefined>;
  noteTime(time: number): Promise<void>;
  /** Checks the whole store, with every byte of every file. Writers do not wait for the check. */
  verify(): Promise<Verdict>;
  /**
   * Resolves with the first fault in the structure of the embedded database, or rejects at once on `abort`. PostgreSQL
   * checks its pages itself.
   */
  quickCheck(abort: AbortSignal): Promise<string | undefined>;
  /** Writes at least `size` bytes and flushes them to disk. */
  probe(now: number, size?: number): Promise<void>;
  close(): Promise<void>;
};

export type InboxStore = Pick<OutboxStore, 'attachmentBytes'> & SelectionStore & UpkeepStore;

export type DigestStore = {
  /**
   * Returns up to `limit` dead deliveries, and every pause that is longer than `maxUnreportedPause`. If nothing has
   * arrived for `maxSilence` milliseconds, also returns the time of the last arrival.
   */
  unreported(limit: number, now: number, maxSilence?: number): Promise<Unreported>;
  recordReported(reported: Reported, now: number): Promise<void>;
  /** Takes or extends a task for one server until a time. Resolves with false if another server has the task. */
  acquireTask(name: string, worker: WorkerId, now: number, until: number): Promise<boolean>;
};

export type ReportStore = {
  /** Adds refused forms to the counts of a UTC day. `dayStart` is the start of the day. */
  addRefusals(dayStart: number, counts: readonly RefusalCount[]): Promise<void>;
  /** Returns what happened from `since` until before `until`. Refusals are counted by whole UTC days. */
  activity(since: number, until: number): Promise<Activity>;
  noteMoment(moment: Moment, time: number): Promise<void>;
  moments(): Promise<Moments>;
};

/** A result after which the embedded store removes deleted text from its log. */
export type Cleaned = { isLast: true };

/** The deletions by senders through the link of the receipt, and the notices to the operator about them. */
export type SenderStore = {
  /**
   * Erases a submission as `erase` does, but keeps the note of its acknowledgement, so that the limit of such mails per
   * address still holds. Writes the notice for the operator in the same transaction. Resolves with how far the mail
   * came; `trace` is undefined if there is no such submission.
   */
  eraseBySender(
    id: string,
    now: number,
    mail: NoticedMail,
  ): Promise<Cleaned & { trace: MailTrace | undefined }>;
  /** Returns the oldest notices that the operator has not received yet. */
  pendingNotices(limit: number): Promise<Notice[]>;
  /** Records that the operator has received a notice, and deletes its facts. */
  recordTold(notice: Pick<Notice, 'id'>, now: number): Promise<void>;
};

export type Store = SubmissionStore & OutboxStore & InboxStore & DigestStore & ReportStore & SenderStore;
