/** Roles in the HTML of the build, in place of roles whose keys and states only script provides. */
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
