/** The embedded bot check: a challenge from our own server, solved in a worker. */
import { encodeProofToken, type ProofChallenge, type ProofSolution } from '../../../contracts/bot-check.ts';
import { limits } from '../../../contracts/limits.ts';
import solverAddress from './solver.worker.ts?worker&url';
import { scriptAddress } from '../../behaviors/trusted-types.ts';
import { fetchChallenge } from '../api-client.ts';
import type { TokenSource } from './token-source.ts';

const solver = new URL(solverAddress, import.meta.url);

const solve = (challenge: ProofChallenge): Promise<ProofSolution> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(scriptAddress(solver), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ProofSolution>) => {
      worker.terminate();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      worker.terminate();
      reject(new Error('the bot check could not be solved'));
    });
    worker.postMessage(challenge);
  });

export const proofOfWork = (): TokenSource => ({
  // A minute less than the server grants, for the way there.
  freshFor: (limits.challengeMinutes - 1) * 60_000,
  async make(action) {
    const challenge = await fetchChallenge(action);
    if (!challenge) throw new Error('the bot check is out of reach');
    return encodeProofToken(challenge, await solve(challenge));
  },
});
