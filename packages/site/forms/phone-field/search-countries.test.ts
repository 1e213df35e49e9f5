import { describe, expect, test } from 'vitest';
import { phoneCountries } from '@website/forms/phone-countries';
import { searchCountries } from './search-countries.ts';

const found = (search: string): string[] => searchCountries(search).map(({ code }) => code);

describe('a search for a country', () => {
  test.each([
    ['india', 'in'],
    ['  INDIA ', 'in'],
    ['in', 'in'],
    ['uk', 'gb'],
    ['britain', 'gb'],
    ['ivory', 'ci'],
    ['cote', 'ci'],
    ['Côte', 'ci'],
    ["cote d'iv", 'ci'],
    ['curacao', 'cw'],
    ['usa', 'us'],
    ['united states', 'us'],
    ['deutschland', 'de'],
    ['espana', 'es'],
    ['44', 'gb'],
    ['+44', 'gb'],
    ['0044', 'gb'],
    ['+1', 'us'],
    ['１', 'us'],
    ['+49', 'de'],
    ['1246', 'bb'],
    ['kinshasa', 'cd'],
    ['côte d’ivoire', 'ci'],
    ['cote d ivoire', 'ci'],
    ['cote divoire', 'ci'],
    ['+ 44', 'gb'],
    ['00 44', 'gb'],
    ['011 44', 'gb'],
    ['(+44)', 'gb'],
    ['+1-876', 'jm'],
    ['u.k.', 'gb'],
    ['U. S. A.', 'us'],
    ['st lucia', 'lc'],
    ['st. lucia', 'lc'],
    ['St', 'st'],
    ['saint kitts & nevis', 'kn'],
    ['wallis and futuna', 'wf'],
    ['guinea bissau', 'gw'],
    ['emirates', 'ae'],
    ['new zea', 'nz'],
    // Present and former names.
    ['north macedonia', 'mk'],
    ['macedonia', 'mk'],
    ['eswatini', 'sz'],
    ['swaziland', 'sz'],
    ['türkiye', 'tr'],
    ['turkey', 'tr'],
    ['czechia', 'cz'],
    ['czech rep', 'cz'],
    ['cabo verde', 'cv'],
    ['burma', 'mm'],
    ['hong kong', 'hk'],
    ['macau', 'mo'],
    ['palestine', 'ps'],
    ['trinidad and tobago', 'tt'],
  ])('%j finds %s first', (search, code) => {
    expect(found(search)[0]).toBe(code);
  });

  test('by a dial code finds those that have it before those that begin with it', () => {
    const dials = searchCountries('+1').map(({ dial }) => dial);
    const shorter = dials.filter((dial) => dial === '1').length;
    expect(shorter).toBeGreaterThan(2);
    expect(dials.slice(0, shorter)).toEqual(Array.from({ length: shorter }, () => '1'));
    expect(dials.slice(shorter).every((dial) => dial.startsWith('1') && dial !== '1')).toBe(true);
  });

  test('finds a name by its first letters before one that has them inside', () => {
    const names = searchCountries('guinea').map(({ name }) => name);
    expect(names[0]).toBe('Guinea');
    expect(names).toContain('Papua New Guinea');
  });

  test('that nothing matches is empty, and a clear field matches everything', () => {
    expect(found('qqq')).toEqual([]);
    expect(found('+9999')).toEqual([]);
    for (const all of ['', ' ', '+']) expect(found(all)).toHaveLength(phoneCountries.length);
  });

  test('finds every country by its own name, code and dial code', () => {
    for (const { name, code, dial } of phoneCountries) {
      for (const search of [name, code, `+${dial}`]) expect(found(search)).toContain(code);
    }
  });
});
