/** What every store has to keep. An adapter's own test runs it, and adds what is true of that adapter alone. */
import { describe } from 'vitest';
import { acceptingContract } from './accepting-contract.ts';
import { channelContract } from './channel-contract.ts';
import { holdContract } from './hold-contract.ts';
import { inboxContract } from './inbox-contract.ts';
import { modelContract } from './model-contract.ts';
import { outboxContract } from './outbox-contract.ts';
import { refusalContract } from './refusal-contract.ts';
import { selectionContract } from './selection-contract.ts';
import { upkeepContract } from './upkeep-contract.ts';
import type { NewPlace } from './store-place.ts';

/** Runs the contract on stores of an adapter; `newPlace` gives an empty place for each test. */
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
    describe('holds', () => {
      holdContract(newPlace);
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
    describe('everything at once', () => {
      modelContract(newPlace);
    });
    describe('upkeep', () => {
      upkeepContract(newPlace);
    });
  });
}
