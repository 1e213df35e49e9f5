/** What the build and the checks need from the tools of owners. */
export { readContentSpelling } from './advice/spelling.ts';
export { contentFormFaults } from './content-form.ts';
export { writeContentSchemas } from './content-schemas.ts';
export { delivered, isDelivered } from './launch/delivered.ts';
export { findPlaceholders } from './launch/placeholders.ts';
export { runCommand } from './run-command.ts';
