import type { ReactNode } from 'react';
import { markBegin, markEnd, type MarkedState } from '../../../contracts/forms/page-marks.ts';

/** Shown in one state only, which the server knows. */
export const Only = ({ if: state, children }: { if: MarkedState; children: ReactNode }) => (
  <>
    {markBegin(state)}
    {children}
    {markEnd}
  </>
);
