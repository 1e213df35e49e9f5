/** The check of words as the gate runs it: faults, and one line of counts. */
import { faultLine } from '../../../app/reading/faults.ts';
import { figuresOf, readBuildSettings } from '../../../settings/build-settings.ts';
import { fromEnvironment } from '../../../settings/environment.ts';
import { resultOf, type CheckResult } from '../result.ts';
import { lintWords } from './lint.ts';
import { summary } from './table.ts';

/**
 * Every page counts once.
 * @param root the project's folder
 * @throws ContentError when the content cannot be read, SettingsError when the settings cannot
 */
export function checkWords(root: string): CheckResult {
  const linted = lintWords(root, figuresOf(fromEnvironment(readBuildSettings)));
  return { ...resultOf(linted.pages.length, linted.faults.map(faultLine)), notes: [summary(linted)] };
}
