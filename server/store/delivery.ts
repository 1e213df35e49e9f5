/** Deliveries in the queues of the store, their outcomes, and the holds of a channel. */
import type { Channel } from './channel.ts';
import type { Submission } from './submission.ts';

/**
 * A submission that a worker has taken on to deliver; `attempt` counts from 1. `failingSince` is when it first
 * failed for a reason of its own, later by every hold since then.
 */
export type Delivery = Submission & { attempt: number; failingSince: number | undefined };

/** Id of a worker that takes deliveries: no two workers of one store share one. */
export type WorkerId = string;

/**
 * Outcome of a delivery. `retry` becomes due again at `dueAt`. So does `returned`, whose attempt does not count because
 * the failure had nothing to do with this delivery. `dead` waits for the operator.
 */
export type Settlement =
  | { id: string; state: 'delivered'; at: number }
  | { id: string; state: 'retry'; at: number; dueAt: number; reason: string }
  | { id: string; state: 'returned'; dueAt: number; reason: string }
  | { id: string; state: 'dead'; reason: string };

/** A time in which nothing goes out on a channel. `cause` is one word for anybody, `reason` is for the operator alone. */
export type Hold = { since: number; cause: string; reason: string };

/** A hold with its channel. */
export type ChannelHold = Hold & { channel: Channel };

/** A hold that is under way, as the store knows it. */
export type LastingHold = ChannelHold & { id: number };

/** A hold that is over. */
export type PastHold = LastingHold & { until: number };

/** The longest hold, in milliseconds, that nobody has to be told of. */
export const quietHold = 60 * 60 * 1000;
