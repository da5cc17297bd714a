// @vitest-environment jsdom
import { ApiProblem } from '@semilla/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { fill, mount, press } from '../../testing/mount.tsx';
import type { Me } from '../session/session-store.ts';
import { EmailAddress } from './EmailAddress.tsx';
import { profileWords } from './profile-words.ts';

const { changes, sent, refusals } = vi.hoisted(() => ({
  changes: [] as object[],
  sent: [] as string[],
  refusals: [] as Error[],
}));
vi.mock('../../lib/api.ts', () => ({
  api: async ({ method }: { method: string }, { body }: { body?: { email: string } } = {}) => {
    if (method === 'GET') return { data: [...changes], total: changes.length };
    sent.push(body?.email ?? '');
    const refusal = refusals.pop();
    if (refusal) throw refusal;
    changes.unshift(change({ email: body?.email }));
    return changes[0];
  },
}));

const change = (given: object) => ({
  email: 'nueva@example.com',
  expiresAt: new Date(Date.now() + 86_400_000),
  confirmedAt: null,
  endedAt: null,
  ...given,
});

beforeEach(() => {
  for (const list of [changes, sent, refusals]) list.length = 0;
});

const open = () => mount(<EmailAddress me={{ email: 'lucia@example.com' } as Me} />, profileWords);

it('[C2] asks for another address, and says that its link waits', async () => {
  const place = await open();
  expect(place.textContent).toContain('Inicias sesión con lucia@example.com');
  expect(place.querySelector('.notice')).toBeNull();
  await fill(place, 'email', 'lucia@');
  await press(place, 'Cambiar mi correo');
  expect(sent).toEqual([]);
  await fill(place, 'email', 'nueva@example.com');
  await press(place, 'Cambiar mi correo');
  expect(sent).toEqual(['nueva@example.com']);
  expect(place.querySelector('.notice')?.textContent).toContain('nueva@example.com te espera hasta el');
  expect(place.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('');
});

it('[C2] shows no request that was confirmed, replaced, stopped or has expired', async () => {
  const now = new Date();
  changes.push(change({ confirmedAt: now }), change({ endedAt: now }), change({ expiresAt: now }));
  expect((await open()).querySelector('.notice')).toBeNull();
});

it('[C2] shows at the field that the address is the current one', async () => {
  const detail = 'Esta ya es la dirección de correo de tu cuenta.';
  const errors = [{ path: 'email', code: 'auth.same_email', message: detail }];
  const problem = { type: 'about:blank', title: '', status: 409, detail, requestId: 'r', errors };
  refusals.push(new ApiProblem({ ...problem, code: 'auth.same_email' }));
  const place = await open();
  await fill(place, 'email', 'lucia@example.com');
  await press(place, 'Cambiar mi correo');
  expect(place.querySelector('[aria-invalid="true"]')?.getAttribute('name')).toBe('email');
  expect(place.textContent).toContain(detail);
});
