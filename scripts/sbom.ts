/**
 * `npm run -s sbom > sbom.json` prints the server's bill of materials as CycloneDX 1.6, with the production packages of
 * the lock file and this Node. `npm sbom --omit=dev` would omit packages that development needs too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };

const names = z.record(z.string(), z.string()).default({});
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default(''),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().default(false),
      optional: z.boolean().default(false),
      link: z.boolean().default(false),
      dependencies: names,
    }),
  ),
});
type Package = z.output<typeof lockSchema>['packages'][string];

const nodeVersion = process.versions.node;
const node = {
  type: 'platform',
  'bom-ref': `node@${nodeVersion}`,
  name: 'node',
  version: nodeVersion,
  purl: `pkg:generic/node@${nodeVersion}`,
  cpe: `cpe:2.3:a:nodejs:node.js:${nodeVersion}:*:*:*:*:*:*:*`,
  licenses: [{ license: { id: 'MIT' } }],
};

function hashOf(integrity: string | undefined): { alg: string; content: string }[] {
  const [, base64] = /^sha512-(\S+)/.exec(integrity ?? '') ?? [];
  return base64 === undefined
    ? []
    : [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }];
}

const componentOf = (name: string, { version, license, integrity }: Package) => ({
  type: 'library',
  'bom-ref': `${name}@${version}`,
  name,
  version,
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  hashes: hashOf(integrity),
  // npm writes license expressions. A single license name is also an expression.
  ...(license !== undefined && { licenses: [{ expression: license }] }),
});

const file = join(import.meta.dirname, '../package-lock.json');
const lock = lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
const installed = Object.entries(lock.packages)
  .filter(([path, { dev, optional, link }]) => path.startsWith('node_modules/') && !dev && !optional && !link)
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), entry }));
const refs = new Map(installed.map(({ name, entry }) => [name, `${name}@${entry.version}`]));
const refsOf = (needed: object) => Object.keys(needed).flatMap((name) => refs.get(name) ?? []);
const site = `${packageJson.name}@${packageJson.version}`;

const bill = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    timestamp: new Date().toISOString(),
    component: {
      type: 'application',
      'bom-ref': site,
      name: packageJson.name,
      version: packageJson.version,
    },
  },
  components: [...installed.map(({ name, entry }) => componentOf(name, entry)), node],
  dependencies: [
    { ref: site, dependsOn: [...refsOf(packageJson.dependencies), node['bom-ref']] },
    ...installed.map(({ name, entry }) => ({ ref: refs.get(name), dependsOn: refsOf(entry.dependencies) })),
    { ref: node['bom-ref'], dependsOn: [] },
  ],
};
process.stdout.write(`${JSON.stringify(bill, undefined, 2)}\n`);
