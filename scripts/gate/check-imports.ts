/** Checks who imports whom: zones, reserved files, cycles, and what reaches the browser. */
import { dirname } from 'node:path';
import { readImports, type Import } from './import-graph.ts';
import { browserEntry, notInBrowsers, reserved, zones, type Zone } from './import-rules.ts';
import { resultOf, type CheckResult } from './result.ts';

const fits = (patterns: readonly RegExp[] | undefined, path: string): boolean =>
  patterns?.some((pattern) => pattern.test(path)) ?? false;

/** What is wrong with a single import; undefined when it is allowed. */
function faultOf({ from, file, packageName, typeOnly }: Import, zone: Zone): string | undefined {
  if (packageName !== undefined) {
    const name = packageName.startsWith('node:') ? 'node:' : packageName;
    const known = zone.packages === undefined || zone.packages.includes(name);
    return known ? undefined : `${from} may not import the package ${packageName}`;
  }
  const path = file ?? '';
  const keeper = reserved.find((one) => one.file.test(path));
  if (keeper && !keeper.by.test(from)) return `${from} imports ${path}, which is not for it`;
  if (dirname(path) === dirname(from) || path.startsWith(`${dirname(from)}/`) || fits(zone.may, path)) {
    return undefined;
  }
  if (!fits(zone.types, path)) return `${from} may not import ${path}`;
  return typeOnly ? undefined : `${from} may import only types from ${path}`;
}

/** Every circle of imports, once each, as `a → b → a`. */
function cyclesOf(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (file: string, trail: readonly string[]): void => {
    const start = trail.indexOf(file);
    if (start >= 0) cycles.push([...trail.slice(start), file].join(' → '));
    if (start >= 0 || done.has(file)) return;
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}

/** The packages a browser would load that it must not, each with the file that imports it. */
function browserFaults(imports: readonly Import[]): string[] {
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

/** Checks the project below `root`. */
export function checkImports(root: string): CheckResult {
  const { files, imports } = readImports(root);
  const graph = new Map(files.map((file) => [file, [] as string[]]));
  const faults: string[] = [];
  for (const one of imports) {
    if (one.file !== undefined) graph.get(one.from)?.push(one.file);
    const zone = zones.find((candidate) => candidate.files.test(one.from));
    const fault = zone ? faultOf(one, zone) : `${one.from} is in no zone of import-rules.ts`;
    if (fault !== undefined) faults.push(fault);
  }
  return resultOf(imports.length, [...faults, ...cyclesOf(graph), ...browserFaults(imports)]);
}
