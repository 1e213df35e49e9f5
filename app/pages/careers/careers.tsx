import type { Site } from '../../content/site.ts';
import { ApplyBand } from '../../sections/apply-band/apply-band.tsx';
import { IconPoints } from '../../sections/icon-points/icon-points.tsx';
import { PageBanner } from '../../sections/page-banner/page-banner.tsx';
import { ProseBand } from '../../sections/prose/prose.tsx';
import { StudentPrograms } from '../../sections/student-programs/student-programs.tsx';

/** `/careers` */
export const CareersPage = ({ site: { careers } }: { site: Site }) => (
  <>
    <PageBanner
      banner={careers.banner}
      tone="stone"
      trail={[{ label: 'Home', href: '/' }]}
      current="Careers"
    />
    <ProseBand prose={careers.intro} />
    <IconPoints {...careers.values} layout="cards" />
    <IconPoints {...careers.teams} layout="list" />
    <StudentPrograms students={careers.students} />
    <ProseBand prose={careers.culture} link={careers.culture.link} />
    <ApplyBand apply={careers.apply} href="/careers/JobApplicationform" />
  </>
);
