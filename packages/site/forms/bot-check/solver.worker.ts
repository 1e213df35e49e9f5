/** Solves challenges in a worker, so that the page stays responsive. */
import type { ProofChallenge } from '../../../forms/bot-check.ts';
import { solveProof } from './solve-proof.ts';

addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => postMessage(solveProof(data)));
