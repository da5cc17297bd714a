import { phaseNames } from '@semilla/contract';
import { expect, it } from 'vitest';
import { situation } from '../investment/testing.ts';
import { hasReflectionNote } from './has-reflection-note.ts';

it('[L27] mentions the reflection period on every page with an offer, also if full or suspended', () => {
  for (const state of ['fullySubscribedUntil', 'suspendedUntil'])
    expect(hasReflectionNote(situation({ project: { [state]: '2026-03-18' } }).project)).toBe(true);
  expect(phaseNames.filter((phaseName) => hasReflectionNote({ phaseName }))).toEqual([
    'Next_Opening',
    'Preinvestment',
    'Investment',
  ]);
});
