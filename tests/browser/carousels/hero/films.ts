/** What tests of the hero's films share. */
import { expect, type Page } from '@playwright/test';

/** What the browser tells of the line; by itself it would judge this machine, which tests keep busy. */
export const setLine = (page: Page, line: object): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, line);

/** Leaves the films out, which take much of the processor's time, where a test is not about them. */
export const withoutFilms = (page: Page): Promise<unknown> => setLine(page, { saveData: true });

/** A line that carries films. */
export const goodLine = { saveData: false, effectiveType: '4g' };

export const video = (page: Page, number: number) => page.locator(`#hero-slide-${number} video`);

/** Waits until the film of a slide, counted from one, moves, or has moved to its end. */
export const expectPlaying = (page: Page, number: number) =>
  expect
    .poll(() =>
      video(page, number).evaluate(
        ({ paused, ended, currentTime }: HTMLVideoElement) => (!paused || ended) && currentTime > 0,
      ),
    )
    .toBe(true);

export const stateOf = (page: Page, number: number) =>
  video(page, number).evaluate((element: HTMLVideoElement) => ({
    paused: element.paused,
    time: element.currentTime,
  }));
