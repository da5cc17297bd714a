import { describe, expect, it } from 'vitest';
import { dayFromTyped, dayWhileTyping, typedFromDay } from './day-from-typed.ts';

describe('a typed date', () => {
  it.each([
    ['03/02/2026', '2026-02-03'],
    ['3/2/2026', '2026-02-03'],
    ['3-2-2026', '2026-02-03'],
    ['3.2.2026', '2026-02-03'],
    ['03022026', '2026-02-03'],
    [' 29/02/2028 ', '2028-02-29'],
    ['2026-02-03', '2026-02-03'],
    ['29/02/2026', undefined],
    ['13/13/2026', undefined],
    ['03/02/26', undefined],
    ['02/2026', undefined],
    ['mañana', undefined],
    ['', undefined],
  ])('[M3] %j is %s', (typed, day) => {
    expect(dayFromTyped(typed)).toBe(day);
  });

  it('[M3] gets its slashes while it is typed, and becomes a date when it is complete', () => {
    let value = '';
    const seen = [...'03022026'].map((digit) => {
      value = dayWhileTyping(typedFromDay(value) + digit, typedFromDay(value));
      return typedFromDay(value);
    });
    expect(seen).toEqual(['0', '03/', '03/0', '03/02/', '03/02/2', '03/02/20', '03/02/202', '03/02/2026']);
    expect(value).toBe('2026-02-03');
  });

  it.each([
    ['03', '03/', '03'],
    ['3/02/2026', '03/02/2026', '3/02/2026'],
    ['03//', '03/', '03/'],
    ['31/02/2026', '31/02/202', '31/02/2026'],
    ['2026-02-03', '', '2026-02-03'],
  ])('[M3] %j after %j is %j', (text, before, value) => {
    expect(dayWhileTyping(text, before)).toBe(value);
  });
});
