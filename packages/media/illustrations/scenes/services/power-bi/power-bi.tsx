/** The scenes of the Power BI page, by area. */
import type { SceneComponent } from '../../../kit.tsx';
import { AiPoweredDashboard } from './ai-powered-dashboard.tsx';
import { DashboardDevelopment } from './dashboard-development.tsx';
import { PowerBiConsulting } from './consulting.tsx';
import { PowerBiEmbedded } from './embedded.tsx';
import { PowerBiIntegration } from './integration.tsx';
import { PowerBiMigration } from './migration.tsx';

export const scenes: Record<string, SceneComponent> = {
  'power-bi-consulting': PowerBiConsulting,
  'power-bi-integration': PowerBiIntegration,
  'dashboard-development': DashboardDevelopment,
  'power-bi-embedded': PowerBiEmbedded,
  'ai-powered-dashboard': AiPoweredDashboard,
  'power-bi-migration': PowerBiMigration,
};
