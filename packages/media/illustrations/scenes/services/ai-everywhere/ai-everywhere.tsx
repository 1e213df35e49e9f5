/** The scenes of the AI Everywhere page, by area. */
import type { SceneComponent } from '../../../kit.tsx';
import { agents } from './agents.tsx';
import { readiness } from './doors.tsx';
import { measured } from './measured.tsx';
import { skills } from './skills.tsx';

export const scenes: Record<string, SceneComponent> = {
  'copilot-readiness': readiness,
  'skills-adoption': skills,
  'agent-governance': agents,
  'measured-results': measured,
};
