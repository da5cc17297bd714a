import { createTranslator } from '@semilla/i18n';
import { describe, expect, it } from 'vitest';
import { situation } from '../investment/testing.ts';
import { nextDate } from './next-date.ts';
import { projectBadge } from './project-badge.ts';
import { returnFigure } from './return-figure.ts';

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
  expect(dateOf({ phaseName: 'Next_Opening', dateStart: '2026-03-13' })).toMatchObject({
    word: 'project.card.opensSoon',
    day: null,
  });
  expect(dateOf({ phaseName: 'Closed', startedAt: until })).toMatchObject({
    word: 'project.card.starts',
    day: until,
  });
});

it.each([
  [{ phaseName: 'Financed', outcome: { loan: 'default' } }, 'En impago', 'In default', 'red'],
  [{ phaseName: 'Financed', outcome: { loan: 'late' } }, 'Con retraso', 'Late', 'amber'],
  [{ phaseName: 'Financed', outcome: { loan: 'onTime' } }, 'Financiado', 'Financed', 'blue'],
  [
    { phaseName: 'Closed', outcome: { loan: 'default' } },
    'Cerrado tras impago',
    'Closed after a default',
    'red',
  ],
  [{ phaseName: 'Closed', outcome: { loan: 'onTime' } }, 'Cerrado', 'Closed', 'green'],
  [{ phaseName: 'Closed', amountInvested: 0 }, 'Cerrado sin financiar', 'Closed unfunded', 'grey'],
])('[L30][R2] shows in public what became of a project: %j', (project, inSpanish, inEnglish, wanted) => {
  const { word, colour } = badgeOf(project);
  expect([es(word), en(word), colour]).toEqual([inSpanish, inEnglish, wanted]);
});

it('[R2] shows what a closed project obtained, not what it aimed at', () => {
  const figureOf = (project: object) => {
    const { label, value } = returnFigure(situation({ project }).project, es);
    return [label, value.replace('\u00a0', ' ')];
  };
  const closed = { phaseName: 'Closed', targetProfitability: 1_010, outcome: { loan: 'onTime' } };
  expect(figureOf({ ...closed, phaseName: 'Financed' })).toEqual(['Rentabilidad anual', '10,10 %']);
  expect(figureOf({ ...closed, outcome: { loan: 'onTime', actualProfitability: 909 } })).toEqual([
    'Obtenida al año',
    '9,09 %',
  ]);
  expect(figureOf({ ...closed, outcome: { loan: 'default', actualProfitability: null } })).toEqual([
    'Obtenida al año',
    'S/D',
  ]);
  expect(figureOf({ ...closed, amountInvested: 0, outcome: null })).toEqual(['Obtenida al año', 'S/D']);
});
