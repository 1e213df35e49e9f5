/** Removes the brand bar at the top edge once its CSS has faded it out (500 ms shown, 500 ms fading). */
export function removePreloader(): void {
  const bar = document.querySelector('.preloader');
  if (!bar) return;
  const running = bar.getAnimations();
  void Promise.allSettled(running.map((animation) => animation.finished)).then(() => bar.remove());
}
