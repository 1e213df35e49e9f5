import { defineConfig } from 'oxlint';

/** The packages that have a door. Every file of `forms` is one. */
const packages = ['checks', 'editor', 'inbox', 'media', 'proofs', 'server', 'site'];

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'node', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true, browser: true, node: true, es2026: true },
  settings: { react: { version: '19.3' } },
  ignorePatterns: ['dist', 'data', 'public', 'packages/media/out'],
  rules: {
    // What the three categories leave out and defects hide behind.
    eqeqeq: 'error',
    'no-alert': 'error',
    'no-console': 'error',
    'no-else-return': 'error',
    'no-implicit-coercion': ['error', { boolean: true, number: false, string: false }],
    'no-param-reassign': 'error',
    'no-promise-executor-return': 'off',
    'no-var': 'error',
    'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
    'prefer-const': 'error',
    'max-lines': ['error', { max: 250 }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'oxc/no-barrel-file': 'error',
    'node/no-process-env': 'off',
    'promise/prefer-await-to-callbacks': 'off',
    'react/button-has-type': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-unescaped-entities': 'error',
    'react/rules-of-hooks': 'error',
    'react/self-closing-comp': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: false }],
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unnecessary-condition': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/require-array-sort-compare': ['error', { ignoreStringArrays: true }],
    'typescript/return-await': ['error', 'in-try-catch'],
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
    'vitest/no-conditional-tests': 'error',
    // React's own JSX transform needs no import.
    'react/react-in-jsx-scope': 'off',
    // Rows of a database and parsed JSON get their types by assertion; schemas check what comes from outside.
    'typescript/no-unsafe-type-assertion': 'off',
    // Strict types already find the missing value; an early bare return reads well.
    'typescript/consistent-return': 'off',
    // The types of a package say what it exports; a string's spread counts code points.
    'import/default': 'off',
    'import/no-named-as-default-member': 'off',
    'unicorn/no-useless-spread': 'off',
    // Rules for code that the React Compiler rewrites. It is not used: it gained nothing and adds 1.6 KB.
    'react/preserve-manual-memoization': 'off',
    'react/immutability': 'off',
    // Taste: a helper stands where it is used; a copy of a record is meant; `then` may end with an effect.
    'unicorn/consistent-function-scoping': 'off',
    'oxc/no-map-spread': 'off',
    'promise/always-return': 'off',
    'promise/no-callback-in-promise': 'off',
    // Workers and streams have no origin to name.
    'unicorn/require-post-message-target-origin': 'off',
    // The patterns of the W3C name roles that no element has: group, region, alert.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    {
      files: [
        '{packages/{forms,site,server,inbox,editor,checks,proofs},scripts}/**/*.{ts,tsx,mjs}',
        'packages/media/illustrations/**/*.tsx',
      ],
      excludeFiles: ['**/*.test.tsx', '**/*.test.ts', '**/test-support/**'],
      rules: {
        'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      // A package is entered by the names in its `exports`. Tests and their support may look into another package.
      files: ['packages/**'],
      excludeFiles: [
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/test-support/**',
        '**/integration-tests/**',
        'packages/inbox/pages/**',
      ],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: [
                  ...packages.flatMap((name) => [`../${name}/**`, `../../${name}/**`, `../../../${name}/**`]),
                  '!**/test-support/**',
                ],
                message: 'Import another package by its name: @website/NAME.',
              },
            ],
          },
        ],
      },
    },
    {
      // Mostly a table, written by packages/checks/generators/phone-countries.ts.
      files: ['packages/forms/phone-countries.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['*.config.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Programs for a terminal speak there, and do one thing after the other.
      files: [
        'scripts/**',
        'packages/{editor,checks,inbox,media,proofs}/**',
        'packages/site/build/**',
        'run.mjs',
      ],
      rules: { 'no-console': 'off', 'no-await-in-loop': 'off' },
    },
    {
      // Drawings are lists that never change.
      files: ['packages/media/**'],
      rules: { 'react/no-array-index-key': 'off' },
    },
    {
      // A test goes step by step, and takes methods of a fake apart to look at them.
      files: ['**/*.test.ts', '**/*.test.tsx', '**/test-support/**', 'tests/**'],
      rules: {
        'no-await-in-loop': 'off',
        'typescript/unbound-method': 'off',
        'typescript/no-non-null-assertion': 'off',
        'vitest/no-standalone-expect': 'off',
      },
    },
    {
      // Playwright's tests assert with their own `expect`, and fixtures with an empty pattern.
      files: ['tests/browser/**'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'vitest/expect-expect': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/no-standalone-expect': 'off',
        'vitest/valid-title': 'off',
      },
    },
  ],
});
