/** The areas of a service or an industry: tabs, each with its claim, its bullets and a picture. */
import type { Band } from '../pages/site.ts';
import { CheckList } from '../widgets/check-list/check-list.tsx';
import { AreaTabs, type AreaTabsProps } from './area-tabs.tsx';

export interface FeatureTabsProps {
  band: Band<'feature-tabs'>;
  illustration: AreaTabsProps<unknown>['illustration'];
}

export const FeatureTabs = (props: FeatureTabsProps) => (
  <AreaTabs {...props}>
    {({ bullets }) => <CheckList items={bullets.map((item) => ({ key: item, content: item }))} />}
  </AreaTabs>
);
