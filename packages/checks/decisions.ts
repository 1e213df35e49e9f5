/** Checks that decisions have unique numbers, and that superseded decisions link to their successors. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const folder = 'docs/decisions';

/** Returns a fault for each number that several decisions have. Two branches may have taken the same number. */
function numberFaults(names: readonly string[]): string[] {
  const byNumber = Map.groupBy(names, (name) => name.slice(0, 4));
  return [...byNumber.values()]
    .filter(({ length }) => length > 1)
    .map((sameNumber) => `${folder}: ${sameNumber.join(' and ')} have the same number`);
}

/** The links in a decision's status. `replaced` are the decisions that it replaces, and `by` are its successors. */
interface Status {
  replaced: ReadonlySet<string>;
  by: ReadonlySet<string>;
  /** A part of the status that reports a replacement without a link. */
  unlinked: string | undefined;
}

/** Reads the line `Status: accepted; supersedes in [4](0004-….md) …; superseded by [9](0009-….md) …`. */
function statusOf(root: string, name: string): Status {
  const line = /^Status: (.*)$/m.exec(readFileSync(join(root, folder, name), 'utf8'))?.[1] ?? '';
  const replaced = new Set<string>();
  const by = new Set<string>();
  let unlinked: string | undefined;
  for (const clause of line.split(/; |\. /)) {
    const isPassive = /\b(?:superseded|replaced) by\b/i.test(clause);
    if (!isPassive && !/\b(?:supersedes|replaces)\b/i.test(clause)) continue;
    const links = [...clause.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file = '']) => file);
    if (links.length === 0) unlinked = clause;
    for (const link of links) (isPassive ? by : replaced).add(link);
  }
  return { replaced, by, unlinked };
}

/** Returns a fault for each pair of decisions in which a link is missing. */
function statusFaults(root: string, names: readonly string[]): string[] {
  const statuses = new Map(names.map((name) => [name, statusOf(root, name)]));
  return [...statuses].flatMap(([name, { replaced, by, unlinked }]) => [
    ...(unlinked === undefined ? [] : [`${folder}/${name}: no link to a decision in “${unlinked}”`]),
    ...[...replaced]
      .filter((older) => !statuses.get(older)?.by.has(name))
      .map((older) => `${folder}/${older}: its status does not say that it is superseded by ${name}`),
    ...[...by]
      .filter((newer) => !statuses.get(newer)?.replaced.has(name))
      .map((newer) => `${folder}/${newer}: its status does not say that it supersedes ${name}`),
  ]);
}

/** Returns the faults of the decisions. `files` are paths from the project's root. */
export function decisionFaults(root: string, files: readonly string[]): string[] {
  const names = files.filter((file) => dirname(file) === folder).map((file) => basename(file));
  return [...numberFaults(names), ...statusFaults(root, names)];
}
