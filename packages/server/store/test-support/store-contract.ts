/** The contract of every store. The test of an adapter runs it, and adds the behavior of that adapter. */
import { describe } from 'vitest';
import { acceptingContract } from './accepting-contract.ts';
import { channelContract } from './channel-contract.ts';
import { inboxContract } from './inbox-contract.ts';
import { modelContract } from './model-contract.ts';
import { outboxContract } from './outbox-contract.ts';
import { pauseContract } from './pause-contract.ts';
import { refusalContract } from './refusal-contract.ts';
import { reportContract } from './report-contract.ts';
import { selectionContract } from './selection-contract.ts';
import { senderContract } from './sender-contract.ts';
import { upkeepContract } from './upkeep-contract.ts';
import type { NewDatabase } from './test-database.ts';

/** Runs the contract; `newDatabase` makes an empty database for each test. */
export function storeContract(name: string, newDatabase: NewDatabase): void {
  describe(`${name} keeps the contract of a store`, () => {
    describe('accepting', () => {
      acceptingContract(newDatabase);
    });
    describe('the outbox', () => {
      outboxContract(newDatabase);
    });
    describe('refusals', () => {
      refusalContract(newDatabase);
    });
    describe('pauses', () => {
      pauseContract(newDatabase);
    });
    describe('channels', () => {
      channelContract(newDatabase);
    });
    describe('the inbox', () => {
      inboxContract(newDatabase);
    });
    describe('selections', () => {
      selectionContract(newDatabase);
    });
    describe('random operations', () => {
      modelContract(newDatabase);
    });
    describe('reports', () => {
      reportContract(newDatabase);
    });
    describe('what senders do', () => {
      senderContract(newDatabase);
    });
    describe('upkeep', () => {
      upkeepContract(newDatabase);
    });
  });
}
