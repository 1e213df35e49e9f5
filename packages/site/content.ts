/** The content: its schemas, and the files as they are read and checked. */
export { manifestIcons } from './build/manifest-icons.ts';
export { installBuild } from './build/place-build.ts';
export { ContentError, type Fault, faultLine } from './reading/faults.ts';
export { loadDrawings, readInventory } from './reading/inventory.ts';
export { type ContentData, type Loaded, type ReadPage, checkContent, faultAt } from './reading/load.ts';
export { logoFault } from './reading/logos.ts';
export type { Placeholders } from './reading/placeholders.ts';
export { showing } from './reading/proof-check.ts';
export { type Drafts, contentFaults, contentReport, readContent } from './reading/read.ts';
export { type Source, readSource, textsOf } from './reading/source.ts';
export { company, maxNameLength, style } from './schema/facts.ts';
export { jsonSchemas, pathOfFile, requiredFiles, roleOf, schemaLine } from './schema/files.ts';
export { icons } from './schema/icons.ts';
export { withoutLinks } from './schema/linked-text.ts';
export { type PageKind, type Tone, pageKinds } from './schema/page-kinds.ts';
export { isPlaceholderPhone, phoneFault } from './schema/phone.ts';
export { proofKinds } from './schema/proof.ts';
export type { ShareImage, SharedPage } from './schema/site.ts';
