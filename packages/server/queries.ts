/** The submissions and everything around them, for the operator’s command and for proofs. */
export {
  backUpStore,
  chooseMailer,
  hasStore,
  mailFiles,
  migrateStore,
  openStore,
  openStoreForCommand,
  restoreStore,
  storeLocation,
} from './app/adapters.ts';
export { checkBuild } from './app/check-build.ts';
export { StartError, explainStoreFaults, listenFor } from './app/start-faults.ts';
export { makeMaildir } from './delivery/bounces.ts';
export { releaseWindow } from './delivery/circuit-breaker.ts';
export { DownError } from './delivery/errors.ts';
export { type MailIds, createMailIds, signing } from './delivery/mail-ids.ts';
export { type Mailer, addresseesOf, domainOf, titleOf } from './delivery/mail.ts';
export { inboxCommand, reportMail } from './delivery/operator-mail.ts';
export { reasonTexts } from './delivery/weekly-report.ts';
export { type Retention, isDoubtful, purgeTimes } from './forms/retention.ts';
export { createSubmissionLinks } from './forms/your-message.ts';
export { readModule } from './http/drawn-pages.ts';
export { type Handler, closeServer } from './http/http-server.ts';
export { readBody } from './http/read-body.ts';
export { isForeign, isOwnName, loopback } from './http/request-origin.ts';
export { SiteError, missingFile, readBuilt } from './http/site-files.ts';
export { cleanFileName } from './lib/file-name.ts';
export { codeOf, explainSystemError, flushFolder, giveName, privateModes, writeWhole } from './lib/files.ts';
export { readReference, referenceOf } from './lib/reference.ts';
export { isSameSecret } from './lib/signer.ts';
export { connectDatabase } from './store/database.ts';
export { openPostgresStore } from './store/postgres-store.ts';
export { eraseInBackups, pruneBackups } from './store/sqlite-copies.ts';
export { type InboxStore, type Store, StoreError } from './store/store.ts';
export {
  type Channel,
  type DeliveryState,
  type DeliveryStatus,
  type InboxEntry,
  type InboxStats,
  type OtherDeliveryStatus,
  type PurgeTimes,
  type Selection,
  type Submission,
  type Verdict,
  channels,
  deliveryStates,
  operatorCause,
} from './store/submission.ts';
export type { Activity } from './store/reports.ts';
