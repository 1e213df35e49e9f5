/**
 * Visits: whether pages count their visits, and which script of another host they load. This file imports nothing,
 * because browser bundles contain it.
 */

/** `POST` counts a visit of a page. */
export const statisticsPath = '/api/statistics';

/** The things that a page does at each visit. With the default settings, it does nothing. */
export interface VisitSettings {
  /** Whether pages tell our own server that they were read, and how fast they were. */
  statistics: boolean;
  statisticsDays: number;
  /** The script of another host that every page loads. */
  script?: ScriptSettings;
}

export interface ScriptSettings {
  url: string;
  host: string;
  attributes: Readonly<Record<string, string>>;
}

/** Says what a script of another host means for the owner of the site. */
export const scriptNotice = ({ host }: Pick<ScriptSettings, 'host'>): string =>
  `Every visit now also asks ${host}. The privacy policy must name it and may need the consent of visitors; that no third party sees a visit no longer holds.`;
