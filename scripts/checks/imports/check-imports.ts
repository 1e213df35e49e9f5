/** Checks who imports whom: rooms, reserved doors, cycles, what reaches the browser, and sheets nobody takes. */
import { dirname, posix } from 'node:path';
import { type Import, type ImportGraph, readImports } from './import-graph.ts';
import { browserEntry, computedImports, notInBrowsers, reserved, rooms } from './import-rules.ts';
import type { Room } from './room.ts';
import { type CheckResult, resultOf } from '../result.ts';

const fits = (patterns: readonly string[] | undefined, path: string): boolean =>
  patterns?.some((pattern) => posix.matchesGlob(path, pattern)) ?? false;

/** Whether a file stands in the folder of another one, or below it. */
const isNear = (from: string, path: string): boolean => path.startsWith(`${dirname(from)}/`);

/** What is wrong with the import of a package; undefined when it is allowed. */
function packageFault(from: string, packageName: string, room: Room): string | undefined {
  const name = packageName.startsWith('node:') ? 'node:' : packageName;
  const isKnown = room.packages === undefined || room.packages.includes(name);
  return isKnown ? undefined : `${from} may not import the package ${packageName}`;
}

/** What is wrong with the import of a file of ours; undefined when it is allowed. */
function fileFault(from: string, path: string, typeOnly: boolean, room: Room): string | undefined {
  const isReserved = reserved.some(({ files, by }) => fits(files, path) && !fits(by, from));
  if (isReserved && dirname(from) !== dirname(path)) return `${from} imports ${path}, which is not for it`;
  if (dirname(from) === dirname(path) || isNear(from, path) || fits(room.may, path)) return undefined;
  if (!fits(room.types, path)) return `${from} may not import ${path}`;
  return typeOnly ? undefined : `${from} may import only types from ${path}`;
}

/** What is wrong with the imports of one file. */
function importFaults(from: string, imports: readonly Import[]): string[] {
  const room = rooms.find(({ files }) => fits(files, from));
  if (!room) return [`${from} is in no room of import-rules.ts`];
  return imports.flatMap(({ file, packageName, typeOnly }) => {
    const fault =
      file === undefined
        ? packageFault(from, packageName ?? '', room)
        : fileFault(from, file, typeOnly, room);
    return fault ?? [];
  });
}

/** Every circle of imports, once each, as `a → b → a`. */
function cycleFaults({ files, imports }: ImportGraph): string[] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const one of next.get(file) ?? []) if (one.file !== undefined) visit(one.file, [...trail, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  return cycles;
}

/** The packages a browser would load that it must not, each with the file that imports it. */
function browserFaults({ files, imports }: ImportGraph): string[] {
  if (!files.includes(browserEntry)) return [`${browserEntry} is gone: name where a browser begins.`];
  const values = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  );
  const reached = new Set([browserEntry]);
  const faults: string[] = [];
  for (const file of reached) {
    for (const one of values.get(file) ?? []) {
      if (one.file !== undefined) reached.add(one.file);
      else if (notInBrowsers.test(one.packageName ?? '')) {
        faults.push(`${file} would bring ${one.packageName} into the browser`);
      }
    }
  }
  return faults;
}

/** Imports that no rule can judge. */
function computedFaults({ computed }: ImportGraph): string[] {
  return computed
    .filter((file) => !computedImports.includes(file))
    .map((file) => `${file} imports what is only known when it runs: name it as one fixed text`);
}

/** Style sheets that no module takes, so that what they are for would be drawn without them. */
function sheetFaults({ sheets, imports }: ImportGraph): string[] {
  const taken = new Set(imports.map(({ file }) => file));
  return sheets
    .filter((sheet) => !taken.has(sheet))
    .map((sheet) => `${sheet} is imported by no module: import it where its classes are used, or remove it`);
}

/** Checks the project below `root`. */
export function checkImports(root: string): CheckResult {
  const graph = readImports(root);
  const faults = [...Map.groupBy(graph.imports, ({ from }) => from)].flatMap(([from, imports]) =>
    importFaults(from, imports),
  );
  return resultOf(graph.imports.length, [
    ...faults,
    ...computedFaults(graph),
    ...cycleFaults(graph),
    ...browserFaults(graph),
    ...sheetFaults(graph),
  ]);
}
