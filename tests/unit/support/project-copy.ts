/** Copies the project, so that a test can change its code or its content and build or start what it has changed. */
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** Gives a copy the installed packages. The packages of the project itself are those of the copy. */
export function linkNodeModules(project: string): void {
  const modules = join(project, 'node_modules');
  mkdirSync(join(modules, '@website'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@website') symlinkSync(join(root, 'node_modules', name), join(modules, name), 'junction');
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join(project, 'packages', name), join(modules, '@website', name), 'junction');
}

/** Copies what a build needs into an empty folder. */
export function copyProject(project: string): void {
  for (const part of ['packages', 'content', 'public', 'scripts'])
    cpSync(join(root, part), join(project, part), { recursive: true });
  for (const file of [
    'package.json',
    'package-lock.json',
    'run.mjs',
    'tsconfig.json',
    'tsconfig.base.json',
    'vite.config.ts',
  ])
    cpSync(join(root, file), join(project, file));
  linkNodeModules(project);
}
