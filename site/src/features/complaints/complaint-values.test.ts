// @vitest-environment jsdom
import { noteDate } from '@semilla/client';
import { expect, it, vi } from 'vitest';
import { complaintBody, complaintProblems, emptyComplaint } from './complaint-values.ts';

const values = {
  ...emptyComplaint(),
  name: 'Lucía Ferrer',
  address: 'Calle de Lavapiés 12',
  concerning: 'Pago de marzo',
  description: 'Llegó tarde.',
  happenedOn: '2026-02-02',
  place: 'Madrid',
};
const noFiles = { authority: [], documents: [] };
const file = new File(['x'], 'poder.pdf', { type: 'application/pdf' });

it('[L34] omits empty fields', () => {
  expect(complaintProblems(values, noFiles)).toEqual({});
  const sent = Object.entries(complaintBody(values, noFiles)).filter(([, value]) => value !== undefined);
  expect(sent.map(([name]) => name)).not.toContain('damage');
  expect(sent.map(([, value]) => value)).not.toContain('');
});

it('[L34] requires a representative’s name and authority only if there is a representative', () => {
  const represented = { ...values, isRepresented: true };
  expect(Object.keys(complaintProblems(represented, noFiles)).toSorted()).toEqual([
    'authority',
    'representativeName',
  ]);
  const named = { ...represented, representativeName: 'Marta Soler' };
  expect(complaintProblems(named, { ...noFiles, authority: [file] })).toEqual({});
  const withdrawn = complaintBody({ ...named, isRepresented: false }, { ...noFiles, authority: [file] });
  expect([withdrawn.representativeName, withdrawn.authority]).toEqual([undefined, []]);
});

it('[L34] refuses future dates by the platform’s clock instead of the device’s', () => {
  vi.setSystemTime(new Date('2026-03-12T12:00:00Z'));
  const on = (happenedOn: string) => Object.keys(complaintProblems({ ...values, happenedOn }, noFiles));
  const answeredAt = (date: string) => noteDate(new Headers({ date, 'cache-control': 'no-store' }));
  expect(on('2026-03-15')).toEqual(['happenedOn']);
  answeredAt('Sun, 15 Mar 2026 12:00:00 GMT');
  expect(on('2026-03-15')).toEqual([]);
  expect(on('2026-03-16')).toEqual(['happenedOn']);
  answeredAt('Thu, 12 Mar 2026 12:00:00 GMT');
  vi.useRealTimers();
});
