import { describe, expect, it } from 'vitest';
import { newId } from './new-id.ts';

describe('an id', () => {
  it('is a UUID of version 7', () => {
    expect(newId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('begins with its time, so that ids sort by it', () => {
    const times = [Date.UTC(2001, 0, 1), Date.UTC(2026, 10, 22), Date.UTC(2100, 0, 1)];
    const ids = times.map(newId);
    expect(ids.toReversed().sort()).toEqual(ids);
    expect(ids.map((id) => Number.parseInt(id.replace('-', '').slice(0, 12), 16))).toEqual(times);
  });

  it('is different each time', () => {
    const ids = Array.from({ length: 10_000 }, () => newId(0));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
