// @vitest-environment jsdom

import { ApiProblem, NetworkFailure, noteDate } from '@semilla/client';
import type { Order, Project } from '@semilla/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { mount, press } from '../../testing/mount.tsx';
import { situation } from '../investment/testing.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { portfolioWords } from './portfolio-words.ts';
import { investment } from './testing.ts';

const keys: (string | undefined)[] = [];
let project: Project;
let answer: () => Promise<unknown>;

vi.mock('../../lib/api.ts', () => ({
  api: async ({ method }: { method: string }, _: unknown, options?: { idempotencyKey?: string }) => {
    if (method === 'GET') return project;
    keys.push(options?.idempotencyKey);
    return answer();
  },
}));
vi.mock('../wallet/wallet-store.ts', () => ({ refreshWallet: async () => {} }));

const { order } = investment({ amount: 50_000 });

beforeEach(() => {
  keys.length = 0;
  project = situation({ project: { cancellationFee: 200 } }).project;
  answer = async () => ({ ...order, status: 'cancelled', penaltyAmount: 1_000 });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
});

async function openOn(day: string, cancelled: Order = order): Promise<HTMLElement> {
  vi.setSystemTime(new Date(`${day}T12:00:00Z`));
  return mount(<CancelDialog order={cancelled} onClose={() => {}} />, portfolioWords);
}

it('[B3] is free until the last of the four days', async () => {
  const place = await openOn('2026-03-14');
  expect(place.textContent).toContain('Hoy cancelar no tiene coste');
  expect(place.textContent).toMatch(/recuperar 500,00\s€/);
});

it('[B3][E10] shows the exact cost and the refund from the next day on', async () => {
  const place = await openOn('2026-03-15');
  expect(place.textContent).toMatch(/Penalización \(2,00\s%\)10,00\s€/);
  await press(place, 'Cancelar y recuperar 490');
  expect(place.textContent).toMatch(/penalización de 10,00\s€\. Han vuelto 490,00\s€/);
});

it('[B3] sends nothing if the cost differs from the shown one', async () => {
  const place = await openOn('2026-03-14');
  vi.setSystemTime(new Date('2026-03-15T12:00:00Z'));
  await press(place, 'Cancelar y recuperar 500');
  expect(keys).toEqual([]);
  expect(place.textContent).toMatch(/recuperar 490,00\s€/);
});

it('[L15][L16] is free in a fully subscribed project until the last day, and refused afterwards', async () => {
  project = situation({ project: { fullySubscribedUntil: '2026-03-18' } }).project;
  expect((await openOn('2026-03-14')).textContent).toContain('Hoy cancelar no tiene coste');
  const late = (await openOn('2026-03-15')).textContent;
  expect(late).toContain('está completo y tu periodo de reflexión terminó el 14/03/2026');
});

it('[X1] is refused if the project is no longer open', async () => {
  project = situation({ project: { phaseName: 'Financed' } }).project;
  expect((await openOn('2026-03-12')).textContent).toContain('ya no se puede cancelar');
});

it('[B2][X1] retries with the same key, and says why it is too late', async () => {
  const place = await openOn('2026-03-12');
  answer = async () => Promise.reject(new NetworkFailure('no answer'));
  await press(place, 'Cancelar y recuperar');
  answer = async () => {
    const code = 'project.order_not_cancellable';
    throw new ApiProblem({ type: '', title: '', status: 409, detail: 'Ya no.', code, requestId: 'r' });
  };
  await press(place, 'Reintentar');
  expect(keys[1]).toBe(keys[0]);
  expect(place.querySelector('[role="alert"]')?.textContent).toBe('Ya no.');
});

it('[L13][L21] shows the cost during a suspension, in a project without a fee, and without a reflection period', async () => {
  project = situation({ project: { cancellationFee: 200, suspendedUntil: '2026-04-20' } }).project;
  expect((await openOn('2026-03-20')).textContent).toMatch(
    /suspendida, así que hasta el 20\/04\/2026 cancelar no tiene coste.*recuperar 500,00/s,
  );
  expect((await openOn('2026-04-21')).textContent).toMatch(
    /suspendida, así que hasta el 21\/04\/2026 cancelar no tiene coste.*recuperar 500,00/s,
  );
  project = situation({ project: { cancellationFee: 0 } }).project;
  expect((await openOn('2026-03-20')).textContent).toContain('Cancelar no tiene coste en este proyecto');
  project = situation({ project: { cancellationFee: 200 } }).project;
  const bound = { ...order, freeCancellationUntil: null };
  expect((await openOn('2026-03-12', bound)).textContent).toContain('no tienes periodo de reflexión');
  project = situation({ project: { fullySubscribedUntil: '2026-03-18' } }).project;
  const late = (await openOn('2026-03-12', bound)).textContent;
  expect(late).toContain('no tienes periodo de reflexión: esta inversión ya no se puede cancelar');
});

it('[L15] is free after the deadline of a project that missed its target and promises a refund', async () => {
  project = situation({ project: { cancellationFee: 200, dateEnd: '2026-03-19' } }).project;
  expect((await openOn('2026-03-19')).textContent).toMatch(/tiene una penalización.*recuperar 490,00/s);
  expect((await openOn('2026-03-20')).textContent).toMatch(
    /plazo terminó el 19\/03\/2026 sin que el proyecto alcanzara su objetivo, así que cancelar no tiene coste.*recuperar 500,00/s,
  );
});

it('[L15] says that the promoter may still accept a lower amount, if the sheet allows it', async () => {
  const partial = { cancellationFee: 200, dateEnd: '2026-03-19', refundBelowTarget: false, partialDays: 30 };
  project = situation({ project: partial }).project;
  expect((await openOn('2026-03-20')).textContent).toMatch(
    /cancelar no tiene coste\. Si no cancelas, el promotor puede aceptar lo reunido hasta el 18\/04\/2026.*recuperar 500,00/s,
  );
});

it('[L13] uses the platform’s clock instead of the device’s', async () => {
  vi.setSystemTime(new Date('2026-03-12T12:00:00Z'));
  noteDate(new Headers({ date: 'Fri, 20 Mar 2026 12:00:00 GMT', 'cache-control': 'no-store' }));
  const place = await mount(<CancelDialog order={order} onClose={() => {}} />, portfolioWords);
  expect(place.textContent).toContain('Tu periodo de reflexión terminó el 14/03/2026');
  noteDate(new Headers({ date: 'Thu, 12 Mar 2026 12:00:00 GMT', 'cache-control': 'no-store' }));
});
