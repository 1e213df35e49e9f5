/** Solves challenges in a worker, so that the page stays responsive. */
import type { ProofChallenge } from '@website/forms/bot-check';
import { solveProof } from './solve-proof.ts';

addEventListener('message', ({ data }: MessageEvent<ProofChallenge>) => postMessage(solveProof(data)));
