/** Solves challenges off the main thread. */
import type { ProofChallenge } from '../../../contracts/bot-check.ts';
import { solveProof } from './solve-proof.ts';

addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => postMessage(solveProof(data)));
