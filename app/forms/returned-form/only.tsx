import type { ReactNode } from 'react';
import { markBegin, markEnd, type MarkedState } from '../../../contracts/forms/page-marks.ts';

/** Shows its content in one state only, which the server chooses. */
export const Only = ({ if: state, children }: { if: MarkedState; children: ReactNode }) => (
  <>
    {markBegin(state)}
    {children}
    {markEnd}
  </>
);
