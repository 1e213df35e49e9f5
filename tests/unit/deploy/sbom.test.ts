/** The bill of materials names what a server is installed with, and its Node. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };

const root = join(import.meta.dirname, '../../..');

test('it has every package of the server with its version, and nothing that only developers use', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['scripts/sbom.ts'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const bill = JSON.parse(stdout) as {
    bomFormat: string;
    metadata: { component: { 'bom-ref': string; name: string } };
    components: { name: string; version: string }[];
    dependencies: { ref: string; dependsOn: string[] }[];
  };
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string; dev?: boolean; optional?: boolean; link?: boolean }>;
  };
  const installed = Object.entries(packages)
    // Workspaces of this repository are no packages.
    .filter(
      ([path, { dev, optional, link }]) => path.startsWith('node_modules/') && !dev && !optional && !link,
    )
    .map(([path, { version }]) => `${path.replace('node_modules/', '')}@${version}`);
  expect(bill.bomFormat).toBe('CycloneDX');
  expect(bill.metadata.component.name).toBe(packageJson.name);
  const named = bill.components.map(({ name, version }) => `${name}@${version}`);
  expect(named.toSorted()).toEqual([...installed, `node@${process.versions.node}`].toSorted());
  const own = bill.dependencies.find(({ ref }) => ref === bill.metadata.component['bom-ref']);
  const direct = Object.entries(packageJson.dependencies).map(([name, version]) => `${name}@${version}`);
  expect(own?.dependsOn.toSorted()).toEqual([...direct, `node@${process.versions.node}`].toSorted());
});
