/** Technology, continued: the scene of security evidence. */
import { compose } from '../../../compose.tsx';
import { BeforeAfter } from '../../../parts/charts.tsx';
import { Link } from '../../../parts/link.tsx';
import { Ledger } from '../../../parts/tables.tsx';
import { Timeline } from '../../../parts/time.tsx';

/** Days a public TLS certificate may last. */
const [before, after] = [200, 100];
/** The rehearsal, in hours since the flaw was known. */
const rehearsal = {
  tone: 'ink',
  title: 'Practiced on an old flaw',
  marks: [
    { at: 0, when: 'Mon 9:40', what: 'Flaw known' },
    { at: 24, when: 'Tue 9:40', what: '24-hour warning' },
    { at: 72, when: 'Thu 9:40', what: '72-hour notice' },
  ],
} as const;

export const cybersecurity = compose({
  title: 'Security evidence for every build',
  desc: `The parts list of a build, an example: of four components one, in red, is on CISA's list of exploited flaws. A wire leads to the practice on an old flaw, which began on Monday at 9:40: the warning is due on Tuesday at 9:40, after 24 hours, the notice on Thursday at 9:40, after 72. Public TLS certificates go from ${before} days to ${after} on March 15, 2027.`,
  words: 17,
  wide: {
    bom: [48, 44, 350, 262],
    clock: [96, 326, 656, 166],
    tls: [462, 60, 274, 204, 2],
    wire: [48, 44, 350, 262],
  },
  phone: { bom: 230, steps: 184 },
  draw: (at) => (
    <>
      <BeforeAfter
        at={at.tls}
        title="TLS certificates"
        before={['Today', before]}
        after={['March 15, 2027', after]}
        write={(days) => `${days} days`}
        red={false}
      />
      <Timeline at={at.clock} {...rehearsal} />
      <Timeline at={at.steps} even {...rehearsal} />
      <Ledger
        at={at.bom}
        title="Parts list, build 4182"
        right="CycloneDX"
        rows={[
          ['web framework', '8.1.4'],
          ['image codec', 'exploited'],
          ['database driver', '5.0.2'],
          ['log writer', '2.9.0'],
        ]}
        red="image codec"
      />
      <Link from={at.wire} to={at.clock} red out={[0.68, 0.48]} into={[0.29, 0]} />
    </>
  ),
});
