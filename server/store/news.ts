/** News in the store that the operator has to be told. */
import type { Channel } from './channel.ts';
import type { LastingHold, PastHold, WorkerId } from './delivery.ts';
import type { Submission } from './submission.ts';

/** A delivery that was given up. */
export type GivenUp = Pick<Submission, 'id' | 'kind' | 'mailbox' | 'receivedAt'> & {
  channel: Channel;
  lastError: string | undefined;
};

/**
 * News that the operator has not been told: deliveries that were given up (the oldest, and how many in all), except
 * acknowledgements, which are only counted; long holds that are over; and long holds that still last.
 */
export type Untold = {
  givenUp: GivenUp[];
  givenUpCount: number;
  acknowledgements: number;
  holds: PastHold[];
  lasting: LastingHold[];
};

/** News that the operator was told. */
export type Told = {
  deliveries?: readonly { id: string; channel: Channel }[];
  /** Ids of holds that were told as being over. */
  holds?: readonly number[];
  /** Ids of holds that were told while they last. Each is told once more when it is over. */
  lasting?: readonly number[];
  /** Whether the number of acknowledgements that were given up was told. */
  acknowledgements?: boolean;
};

/** The part of a store that the digest to the operator uses. */
export type DigestStore = {
  /** Up to `limit` deliveries that were given up, and every hold of either sort that is longer than `quietHold`. */
  untold(limit: number, now: number): Promise<Untold>;
  /** Remembers that the operator knows of these. */
  markTold(told: Told, now: number): Promise<void>;
  /**
   * Takes on, or keeps, a task that one of all servers has to do, until a time or until it is taken again. False while
   * another one has it.
   */
  takeTask(name: string, worker: WorkerId, now: number, until: number): Promise<boolean>;
};
