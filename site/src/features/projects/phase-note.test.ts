import { createTranslator } from '@semilla/i18n';
import { expect, it } from 'vitest';
import { situation } from '../investment/testing.ts';
import { phaseNote } from './phase-note.ts';

const today = '2026-03-14';

const noteOf = (phaseName: 'Investment' | 'Preinvestment') =>
  phaseNote(
    situation({ project: { phaseName, suspendedUntil: '2026-04-01' } }).project,
    createTranslator('es'),
    today,
  );

it('[L13] says until when users can preinvest, and when the project opens', () => {
  const noted = (preinvestorDateEnd: string | null) =>
    phaseNote(
      situation({ project: { phaseName: 'Preinvestment', preinvestorDateEnd, dateStart: '2026-04-02' } })
        .project,
      createTranslator('es'),
      today,
    );
  expect(noted('2026-04-01')).toMatch(/^Se puede preinvertir hasta el 01\/04\/2026:.* Se abre.*02\/04\/2026/);
  expect(noted(null)).toMatch(/^Se puede preinvertir: di cuánto/);
});

it('[L21] says what investors can do while the offer is suspended, before and after it opened', () => {
  expect(noteOf('Investment')).toMatch(/Quienes ya han invertido pueden cancelar.*01\/04\/2026/);
  expect(noteOf('Preinvestment')).toMatch(
    /Quienes ya han preinvertido pueden revocar.*01\/04\/2026.*devolveremos los depósitos/,
  );
});

it.each([
  [{ phaseName: 'Financed', outcome: { loan: 'default' } }, /no ha pagado lo que debía/],
  [{ phaseName: 'Financed', outcome: { loan: 'late' } }, /se retrasa en sus pagos/],
  [{ phaseName: 'Financed', outcome: { loan: 'onTime' } }, /en marcha/],
  [{ phaseName: 'Closed', amountInvested: 0 }, /^Se cerró sin financiarse/],
])('[L30] says how a project goes that takes no more investments: %j', (project, text) => {
  expect(phaseNote(situation({ project: project as object }).project, createTranslator('es'), today)).toMatch(
    text,
  );
});

it.each([
  ['2026-03-14', /Se abre a la inversión el 14\/03\/2026/],
  ['2026-03-13', /^Se abrirá pronto/],
])('[R3] names no opening day that has passed: %s', (dateStart, text) => {
  const { project } = situation({ project: { phaseName: 'Next_Opening', dateStart } });
  expect(phaseNote(project, createTranslator('es'), today)).toMatch(text);
});
