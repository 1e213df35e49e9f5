/** The contract of every store. The test of an adapter runs it, and adds the behavior of that adapter. */
import { describe } from 'vitest';
import { acceptingContract } from './accepting-contract.ts';
import { channelContract } from './channel-contract.ts';
import { inboxContract } from './inbox-contract.ts';
import { modelContract } from './model-contract.ts';
import { outboxContract } from './outbox-contract.ts';
import { pauseContract } from './pause-contract.ts';
import { refusalContract } from './refusal-contract.ts';
import { selectionContract } from './selection-contract.ts';
import { upkeepContract } from './upkeep-contract.ts';
import type { NewPlace } from './store-place.ts';

/** Runs the contract; `newPlace` makes an empty database for each test. */
export function storeContract(name: string, newPlace: NewPlace): void {
  describe(`${name} keeps the contract of a store`, () => {
    describe('accepting', () => {
      acceptingContract(newPlace);
    });
    describe('the outbox', () => {
      outboxContract(newPlace);
    });
    describe('refusals', () => {
      refusalContract(newPlace);
    });
    describe('pauses', () => {
      pauseContract(newPlace);
    });
    describe('channels', () => {
      channelContract(newPlace);
    });
    describe('the inbox', () => {
      inboxContract(newPlace);
    });
    describe('selections', () => {
      selectionContract(newPlace);
    });
    describe('random operations', () => {
      modelContract(newPlace);
    });
    describe('upkeep', () => {
      upkeepContract(newPlace);
    });
  });
}
