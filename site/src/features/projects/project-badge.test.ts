import { createTranslator } from '@semilla/i18n';
import { describe, expect, it } from 'vitest';
import { situation } from '../investment/testing.ts';
import { nextDate } from './next-date.ts';
import { projectBadge } from './project-badge.ts';

const until = '2026-03-18';
const open = { phaseName: 'Investment', dateEnd: '2026-04-30' } as const;
const [es, en] = [createTranslator('es'), createTranslator('en')];
const badgeOf = (project: object) => projectBadge(situation({ project }).project);
const dateOf = (project: object) => nextDate(situation({ project }).project, '2026-03-14');

describe('[L21] a suspended offer', () => {
  for (const phaseName of ['Investment', 'Preinvestment'] as const) {
    const project = { ...open, phaseName, suspendedUntil: until };
    it(`has its own badge in phase ${phaseName}`, () => {
      const { word, colour } = badgeOf(project);
      expect([es(word), en(word), colour]).toEqual(['Oferta suspendida', 'Offer suspended', 'amber']);
    });

    it(`shows no closing date and no countdown in phase ${phaseName}`, () => {
      expect(dateOf(project)).toEqual({
        word: 'project.card.suspendedUntil',
        day: until,
        isCountedDown: false,
      });
    });
  }
});

it('[L14] a full project in its reflection period is not shown as open', () => {
  const full = { ...open, fullySubscribedUntil: until };
  const { word } = badgeOf(full);
  expect([es(word), en(word)]).toEqual(['Completo', 'Fully subscribed']);
  expect(dateOf(full)).toMatchObject({ word: 'project.card.fullUntil', day: until });
});

it('[R2] any other project shows its phase and the relevant date', () => {
  expect(es(badgeOf(open).word)).toBe('Abierto');
  expect(dateOf(open)).toEqual({
    word: 'project.card.openUntil',
    day: open.dateEnd,
    isCountedDown: true,
  });
  expect(dateOf({ phaseName: 'Next_Opening', dateStart: until })).toMatchObject({
    word: 'project.card.opens',
    day: until,
  });
  expect(dateOf({ phaseName: 'Closed', startedAt: until })).toMatchObject({
    word: 'project.card.starts',
    day: until,
  });
});
