/** The figures that a visitor can change: the arithmetic behind the drawings and their sentences. */
import { describe, expect, test } from 'vitest';
import { sharesOf } from './scenes/industries/oil-and-gas/oil-and-gas.tsx';
import { matchOf } from './scenes/industries/consumer-goods/deal.tsx';
import { outagesOf } from './scenes/industries/power-utilities/figures.tsx';
import { avoidedBy } from './scenes/industries/renewables/ton.tsx';
import { serviceOf } from './scenes/industries/restaurants/tips.tsx';
import { asked, dayOf } from './scenes/services/ai-products/costs.tsx';
import { billOf } from './scenes/services/azure/cost-effective.tsx';
import { landedOf } from './scenes/services/ecommerce-strategy/cross-border.tsx';
import { orderOf } from './scenes/services/ecommerce-strategy/margin.tsx';
import { hasOpened } from './scenes/services/power-apps/license.tsx';
import { balanceOf } from './scenes/services/power-automate/cost-effective.tsx';
import { storageOf } from './scenes/services/sharepoint/cost-effective.tsx';

const cents = (amount: number): number => Math.round(amount * 100);

describe('fewer hours by hand', () => {
  test.each([
    [184, 6000, 4],
    [120, 3120, 7],
    [96, 2040, 11],
  ])('%i a month leave $%i and pay the flow back in month %i', (byHand, net, month) => {
    const { balance, payback, ...rest } = balanceOf(byHand);
    expect([rest.net, payback]).toEqual([net, month]);
    expect(balance[0]).toBe(-21);
    expect(balance[payback - 1]).toBeLessThanOrEqual(0);
    expect(balance[payback]).toBeGreaterThan(0);
  });
});

test('what is cut off a bill and what is left are the whole bill, by team too', () => {
  for (const hours of [60, 100, 124]) {
    const { cuts, after, shares } = billOf(hours);
    expect(cuts.reduce((sum, { saves }) => sum + saves, after)).toBe(191_200);
    expect(shares.reduce((sum, [, share]) => sum + share, 0)).toBe(after);
  }
  expect(billOf(100)).toMatchObject({ after: 118_400, saved: 38 });
});

test('fees and payment follow the price of an order, the other costs do not', () => {
  expect(cents(orderOf(80).left)).toBe(1000);
  // 15% and 3% of each euro go off it.
  expect(cents(orderOf(85).left - orderOf(80).left)).toBe(410);
  expect(orderOf(75).discount).toBe('−17%');
});

test('VAT counts the duty, and the parts on the slip add up to its total in whole cents', () => {
  for (const rate of [0, 4, 8, 12, 16]) {
    const { duty, vat, landed } = landedOf(rate);
    expect(cents(duty)).toBe(cents(57.5 * (rate / 100)));
    expect(4800 + 950 + cents(duty) + cents(vat)).toBe(cents(landed));
  }
  expect(landedOf(12).landed).toBeCloseTo(77.28);
});

test('a day never costs more than its ceiling, and the ceiling pays for whole conversations', () => {
  for (const ceiling of [20, 30, 40, 50, 60]) {
    const { paid, spent, full } = dayOf(ceiling);
    expect(Math.max(...spent)).toBeLessThanOrEqual(ceiling);
    expect(paid * 4.7 + 4.7).toBeGreaterThan(ceiling);
    expect(spent[full]).toBeCloseTo(paid * 4.7);
  }
  expect([asked, dayOf(50).paid]).toEqual([13, 10]);
});

test('tons are megawatt-hours times the factor of the grid', () => {
  expect(['0.41', '0.12', '0.7'].map((factor) => avoidedBy(Number(factor)))).toEqual([
    '508.4',
    '148.8',
    '868.0',
  ]);
});

test('versions are kept or trimmed, none of them twice', () => {
  for (const versions of [50, 100, 250]) {
    const { kept, active, trimmed } = storageOf(versions);
    expect(kept + trimmed).toBeCloseTo(3);
    expect(active + trimmed).toBeCloseTo(6.2);
  }
  expect(storageOf(100).kept).toBeCloseTo(0.6);
});

test('so many cards stand out of the rack as people opened the app', () => {
  for (const opened of [6, 12, 23, 34, 46, 58]) {
    const cards = Array.from({ length: 60 }, (_, person) => hasOpened(person, opened));
    expect(cards.filter(Boolean)).toHaveLength(opened);
  }
});

test('a service charge is its share of the food', () => {
  expect(cents(serviceOf(18))).toBe(1512);
  expect(cents(serviceOf(20))).toBe(1680);
});

test('what the deal covers and what is left open are the deduction', () => {
  expect(matchOf(600)).toEqual({ covered: 1200, open: 0 });
  expect(matchOf(540)).toEqual({ covered: 1080, open: 120 });
});

test('SAIDI is customer minutes by customers served', () => {
  expect(outagesOf(150)).toMatchObject({ customerMinutes: 300_000, saidi: '6.0' });
  expect(outagesOf(60)).toMatchObject({ customerMinutes: 242_400, saidi: '4.8' });
});

test('the shares of wells add up to what the meter read', () => {
  for (const metered of [2240, 2380, 2520, 2660, 2800]) {
    expect(sharesOf(metered).reduce((sum, { amount }) => sum + amount, 0)).toBe(metered);
  }
});
