/** The scenes of the Power BI page, by area. */
import type { ReactElement } from 'react';
import { AiPoweredDashboard } from './power-bi/ai-powered-dashboard.tsx';
import { DashboardDevelopment } from './power-bi/dashboard-development.tsx';
import { PowerBiConsulting } from './power-bi/consulting.tsx';
import { PowerBiEmbedded } from './power-bi/embedded.tsx';
import { PowerBiIntegration } from './power-bi/integration.tsx';
import { PowerBiMigration } from './power-bi/migration.tsx';

export const scenes: Record<string, () => ReactElement> = {
  'power-bi-consulting': PowerBiConsulting,
  'power-bi-integration': PowerBiIntegration,
  'dashboard-development': DashboardDevelopment,
  'power-bi-embedded': PowerBiEmbedded,
  'ai-powered-dashboard': AiPoweredDashboard,
  'power-bi-migration': PowerBiMigration,
};
