/** Removes the brand bar at the top edge once its CSS has shown it and faded it out. */

/** 500 ms shown, 500 ms fading. */
const milliseconds = 1000;

/** By the clock: to ask for the bar's animations would compute styles just when the first picture is painted. */
export function removePreloader(): void {
  setTimeout(() => document.querySelector('.preloader')?.remove(), milliseconds);
}
