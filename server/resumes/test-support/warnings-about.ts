import { judgeResume } from '../judge-resume.ts';

/** The warnings about a file that has to be accepted. */
export function warningsAbout(bytes: Buffer, type: string): readonly string[] {
  const verdict = judgeResume(bytes, `cv.${type}`);
  if (!verdict.ok) throw new Error(`The file is refused: ${verdict.fault}`);
  return verdict.warnings;
}
