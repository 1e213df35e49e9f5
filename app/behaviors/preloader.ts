/** Removes the brand bar at the top edge once its CSS has shown it and faded it out. */

/** 500 ms shown, 500 ms fading. */
const milliseconds = 1000;

/** Removes the bar after a fixed time. Asking for its animations would compute styles during the first paint. */
export function removePreloader(): void {
  setTimeout(() => document.querySelector('.preloader')?.remove(), milliseconds);
}
