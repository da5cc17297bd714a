// @vitest-environment jsdom
import { cents, type LoanStateAnswer } from '@semilla/contract';
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { LoanNote } from './LoanNote.tsx';
import { portfolioWords } from './portfolio-words.ts';

const onTime: LoanStateAnswer = {
  projectId: '01890a5d-ac96-774b-bcce-b302099a8057',
  state: 'onTime',
  daysLate: 0,
  lateSince: null,
  missing: cents(0),
  defaultedOn: null,
  owed: cents(0),
  recovered: cents(0),
};

it.each<[Partial<LoanStateAnswer>, string]>([
  [{}, ''],
  [
    { state: 'late', daysLate: 16, lateSince: '2026-06-30', missing: cents(127_500) },
    '16 días de retraso Faltan 1.275,00 € de lo que vencía desde el 30/06/2026',
  ],
  [
    { state: 'default', defaultedOn: '2026-09-29', owed: cents(1_060_000), recovered: cents(200_000) },
    'En impago desde el 29/09/2026 Recuperados 2.000,00 € de 10.600,00 €',
  ],
])('[L30] [L31] shows what the promoter of an investment owes: %#', async (given, text) => {
  const place = await mount(<LoanNote loan={{ ...onTime, ...given }} />, portfolioWords);
  expect(place.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});
