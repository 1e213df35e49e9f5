/** The scenes of the Cloud Migration & App Modernization page, by area. */
import { compose } from '../../../compose.tsx';
import type { SceneComponent } from '../../../kit.tsx';
import { Balance } from '../../../parts/relations.tsx';
import { Matrix } from '../../../parts/tables.tsx';
import { Note } from '../../../parts/tags.tsx';
import { steps } from './steps.tsx';
import { appModernization } from './wall.tsx';
import { portfolioAssessment } from './portfolio.tsx';
import { workloadMigration } from './server.tsx';

/** The result of the auditor's query in both systems. An example. */
const total = 48_211_904.17;
const dollars = (amount: number): string =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
const queries = 20;
/** The checksums of tables, which are equal in both systems. */
const checksums = [
  ['Orders', '9c41'],
  ['Ledger', '07be'],
  ['Stock', 'e5d2'],
] as const;

const databaseMigration = compose({
  title: 'Database migration with checked totals',
  desc: `A pair of scales that hangs level, an example: the old database weighs ${dollars(total)}, the new one, in red, the same. Below, the checksums of ${checksums.length} tables are equal on both sides, and a note counts ${queries} of ${queries} queries that finance picked.`,
  words: 17,
  wide: { scales: [48, -8, 704, 462], tables: [48, 330, 272, 172], count: [492, 340, 260, 132] },
  phone: { scales: [14, -14, 346, 336], tables: [14, 216, 192, 190], count: [196, 296, 164, 132] },
  draw: (at) => (
    <>
      <Balance
        at={at.scales}
        left={['Old database', total]}
        right={['New database', total]}
        write={dollars}
        red="right"
      />
      <Matrix
        at={at.tables}
        title="Checksums"
        columns={['Old', 'New']}
        rows={checksums.map(([table, sum]) => [table, sum, sum])}
      />
      <Note at={at.count} figure={`${queries} of ${queries}`} caption="queries that finance picked" />
    </>
  ),
});

export const scenes: Record<string, SceneComponent> = {
  'portfolio-assessment': portfolioAssessment,
  'workload-migration': workloadMigration,
  'app-modernization': appModernization,
  'database-migration': databaseMigration,
  steps,
};
