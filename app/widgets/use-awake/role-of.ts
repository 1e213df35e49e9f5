/** What HTML that is rendered at build may say in the place of a role whose promises only script keeps. */
const withoutScript = {
  tablist: 'group',
  tab: undefined,
  tabpanel: 'group',
  toolbar: 'group',
  button: undefined,
} as const;

/**
 * The role of an element that has it only with script, because it promises keys that a link does not answer,
 * or a state. Its `data-role` names it too: `app/behaviors/early-controls.ts` sets it before React does, and the state
 * and the stops of Tab with it, so that such elements have `suppressHydrationWarning`.
 */
export const roleOf = (role: keyof typeof withoutScript, awake: boolean): string | undefined =>
  awake ? role : withoutScript[role];
