/** Counts the services and industries of the content, for sentences such as "one of the {site.services}". */
import { type TopicKind, topicKinds } from '../schema/blocks.ts';
import { ContentError } from './faults.ts';

export type TopicCounts = Record<TopicKind | 'fields', number>;

/**
 * Counts the files of services and industries, and the cards of the services grid that have a service.
 * @param read returns the value of a file. An error for a file with a fault is ignored, because the fault is reported
 * when the file is checked
 */
export function countTopics(files: readonly string[], read: (file: string) => unknown): TopicCounts {
  const valueOf = (file: string): unknown => {
    try {
      return read(file);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      return undefined;
    }
  };
  const [services = [], industries = []] = topicKinds.map((kind) =>
    files.filter((file) => file.startsWith(`${kind}/`)),
  );
  const cards = services.map((file): unknown => Object(valueOf(file)).card);
  return {
    services: services.length,
    industries: industries.length,
    fields: new Set(cards.filter((card) => card !== undefined)).size,
  };
}
