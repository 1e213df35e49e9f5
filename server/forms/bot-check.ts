/** The port behind which a bot check stands, whoever makes it. */
import type { BotAction, ProofChallenge } from '../../contracts/bot-check.ts';
import type { SpentProof } from '../store/store.ts';

/**
 * Verdict on a token. `unavailable` means that the service behind the check did not answer, which is no fault of the
 * visitor. A `proof` must be stored as used together with the submission that it was given for.
 */
export type Verdict =
  | { verdict: 'human'; proof: SpentProof | undefined }
  | { verdict: 'refused' }
  | { verdict: 'unavailable' };

/** Judges tokens. Never rejects. */
export type BotCheck = {
  /**
   * `arrivedAt` is when the request began that brings the token, in milliseconds since 1970: by then it must
   * not have expired. A body may take long to arrive after that.
   */
  verify(token: string, action: BotAction, arrivedAt: number): Promise<Verdict>;
};

/** A check that is its own service: pages ask it for the puzzle that a token solves. */
export type ChallengeMaker = {
  challenge(action: BotAction): Promise<ProofChallenge>;
};
