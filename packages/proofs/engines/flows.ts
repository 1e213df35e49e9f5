/** The main flows of a visitor on the site. They are the same in every engine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages } from '../../../tests/browser/support/messages.ts';
import { keys, type Visitor } from './visitor.ts';

/** A flow. `run` throws if the page does not behave as expected. */
export interface Flow {
  name: string;
  /** `wide` if the flow needs the menu of a desktop, `narrow` if it needs the menu of a phone. */
  only?: 'wide' | 'narrow';
  go: (visitor: Visitor) => Promise<void>;
}

const isHydrated = (island: string) =>
  document.querySelector(`[data-island="${island}"][data-hydrated]`) !== null;

/** Returns whether a tab is chosen and has the focus, and whether only its panel is shown. */
const isChosen = (number: number) => {
  const tab = document.querySelector(`#features-tab-${number}-tab`);
  const panels = [...document.querySelectorAll('[role=tabpanel]')].filter((panel) =>
    panel.checkVisibility({ visibilityProperty: true }),
  );
  const isAlone = panels.length === 1 && panels[0]?.id === `features-tab-${number}`;
  return isAlone && tab?.getAttribute('aria-selected') === 'true' && tab === document.activeElement;
};

async function tabs({ open, click, type, until }: Visitor): Promise<void> {
  await open('/services/azure');
  await click('#features-tab-2-tab');
  await until('the second tab', isChosen, 2);
  for (const [key, number] of [
    [keys.right, 3],
    [keys.end, 5],
    [keys.right, 1],
    [keys.home, 1],
  ] as const) {
    await type(key);
    await until(`tab ${number} by key`, isChosen, number);
  }
}

/** Returns whether only this slide is shown. */
const isSlide = (number: number) =>
  [...document.querySelectorAll('[aria-roledescription=slide]')]
    .filter((slide) => slide.checkVisibility({ visibilityProperty: true }))
    .map(({ id }) => id)
    .join() === `hero-slide-${number}`;

const hasButton = (label: string) =>
  [...document.querySelectorAll('#hero [data-rotation]')].some((button) =>
    button.matches(`[aria-label="${label}"]`),
  );

async function carousel({ open, click, point, until }: Visitor): Promise<void> {
  await open('/');
  await point(5, 5);
  await until('the carousel', isHydrated, 'hero-carousel');
  await until('the second slide by itself', isSlide, 2);
  await click('#hero [data-rotation]');
  await until('the rotation stands still', hasButton, 'Start automatic rotation');
  await click('#hero [aria-label="Next slide"]');
  await until('the third slide by a click', isSlide, 3);
  await click('#hero [aria-label="Previous slide"]');
  await until('the second slide by a click', isSlide, 2);
}

const openMenus = (count: number) => document.querySelectorAll('header nav details[open]').length === count;

async function dropdowns({ open, click, type, until }: Visitor): Promise<void> {
  await open('/services/azure');
  await click('header nav li:nth-child(1) summary');
  await until('the first menu', openMenus, 1);
  await click('header nav li:nth-child(2) summary');
  await until(
    'the second menu alone',
    () => document.querySelector('header nav li:nth-child(2) details[open]') !== null,
  );
  await until('the second menu alone', openMenus, 1);
  await type(keys.escape);
  await until('no menu after Escape', openMenus, 0);
}

const isSheetOpen = (open: boolean) => document.querySelector('header nav')?.checkVisibility() === open;

async function sheet({ open, click, type, until }: Visitor): Promise<void> {
  await open('/services/azure');
  await click('header [popovertarget]');
  await until('the sheet', isSheetOpen, true);
  await click('header nav summary');
  await until('a menu in the sheet', openMenus, 1);
  await type(keys.escape);
  await until('no sheet after Escape', isSheetOpen, false);
  await until('the focus on the button', () => document.activeElement?.matches('[popovertarget]') === true);
}

const openSheet = async ({ run, click, until }: Visitor): Promise<void> => {
  const isPhone = await run(
    () => document.querySelector('header [popovertarget]')?.checkVisibility() === true,
  );
  if (!isPhone) return;
  await click('header [popovertarget]');
  await until('the sheet', isSheetOpen, true);
};

async function theme(visitor: Visitor): Promise<void> {
  const { open, click, run, until } = visitor;
  await open('/about-us');
  const themeOf = () => document.documentElement.dataset['theme'] ?? null;
  const before = await run(() => getComputedStyle(document.body).backgroundColor);
  await openSheet(visitor);
  await click('[data-theme-switch]');
  const chosen = await until('another theme', themeOf);
  await open('/contact-us');
  const after = await run(themeOf);
  if (after !== chosen) throw new Error(`the next page has the theme ${after}, not ${chosen}`);
  if (
    (await run(() => getComputedStyle(document.body).backgroundColor)) === before &&
    before !== 'rgba(0, 0, 0, 0)'
  )
    throw new Error('the theme changes no color');
  // The stored data is deleted, so that the next flow begins as a new visitor.
  await run(() => {
    localStorage.clear();
    return null;
  });
}

const saysStatus = (text: string) =>
  [...document.querySelectorAll('form [role=status]')].some(({ textContent }) => textContent.includes(text));

async function contact({ open, fill, click, until }: Visitor): Promise<void> {
  await open('/contact-us?about=azure');
  await fill('#from_name', 'Ada Example');
  await fill('#from_email', 'ada@example.org');
  await fill('#message', 'First line. Second line.');
  await until('the form', isHydrated, 'contact-form');
  await until(
    'the subject of the page',
    () => document.querySelector<HTMLInputElement>('#subject')?.value !== '',
  );
  await click('form [type=submit]');
  await until('the receipt', saysStatus, messages.messageSent);
}

async function application({ open, fill, click, choose, type, until }: Visitor): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-resume-'));
  const resume = join(folder, 'resume.txt');
  writeFileSync(resume, 'Ada Example\nWrote a program in 1843.\n');
  try {
    await open('/careers/JobApplicationform');
    await fill('#name', 'Ada Example');
    await until('the form', isHydrated, 'job-application-form');
    await click('#country');
    await until('the list', () => document.activeElement?.getAttribute('role') === 'combobox');
    await type('ivory');
    await until('one country', () => document.querySelectorAll('[role=option]').length === 1);
    await type(keys.down + keys.enter);
    await until(
      'the country',
      () => document.querySelector<HTMLSelectElement>('select[name=country]')?.value.toUpperCase() === 'CI',
    );
    await fill('#phone', '0123456789');
    await fill('#email', 'ada@example.org');
    await choose('#resume', resume);
    await click('#terms');
    await click('form [type=submit]');
    await until('the receipt', saysStatus, messages.applicationSubmitted);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function search(visitor: Visitor): Promise<void> {
  const { open, click, type, until } = visitor;
  await open('/services/azure');
  await openSheet(visitor);
  await click('header a[data-search]');
  await until('the field', () => document.activeElement?.getAttribute('role') === 'combobox');
  await type('powerb');
  await until(
    'the page',
    () => document.querySelector('[role=option]')?.textContent.startsWith('Power BI') === true,
  );
  await type(keys.enter);
  await until('the page that was found', () => location.pathname === '/services/power-bi');
}

export const flows: readonly Flow[] = [
  { name: 'tabs by mouse and keys', go: tabs },
  { name: 'carousel, pause and controls', go: carousel },
  { name: 'dropdowns and Escape', only: 'wide', go: dropdowns },
  { name: 'sheet and Escape', only: 'narrow', go: sheet },
  { name: 'theme kept on the next page', go: theme },
  { name: 'contact sent', go: contact },
  { name: 'application with country and upload', go: application },
  { name: 'search', go: search },
];
