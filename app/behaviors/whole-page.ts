/**
 * Keeps until the sheet of what is below the first screen has come, see `head-script.ts`: before that nothing there
 * has a size or a place that could be measured.
 */
export const wholePage = (): Promise<void> =>
  new Promise((resolve) => {
    const { documentElement: root } = document;
    if (root.dataset['bare'] === undefined) return resolve();
    new MutationObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe(root, { attributeFilter: ['data-bare'] });
  });
