// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadMe } from '../session/session-store.ts';
import { emptyRegistration } from './registration-body.ts';
import { recallRegistration, recallSent, rememberRegistration, rememberSent } from './registration-draft.ts';

vi.mock('../../lib/api.ts', () => ({ api: async () => ({ userId: 'u', signedIn: 'full' }) }));

const typed = {
  ...emptyRegistration('individual', 'es'),
  name: 'Lucía',
  email: 'lucia.ferrer@example.com',
  password: 'Semilla#2026',
  passwordRepeat: 'Semilla#2026',
  acceptTerms: true,
};

beforeEach(() => sessionStorage.clear());

it('[R7] keeps what was typed in the tab, but neither password nor consent', () => {
  rememberRegistration('individual', typed);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(typed.password);
  expect(recallRegistration('individual', 'en')).toEqual({
    ...emptyRegistration('individual', 'en'),
    name: 'Lucía',
    email: 'lucia.ferrer@example.com',
  });
});

it('[P2] keeps a chosen kind, unless the address asks for the other one', () => {
  rememberRegistration('individual', { ...typed, kind: 'company' });
  expect(recallRegistration('individual', 'es').kind).toBe('company');
  rememberRegistration('company', { ...typed, kind: 'individual' });
  expect(recallRegistration('individual', 'es').kind).toBe('individual');
  rememberRegistration('individual', typed);
  expect(recallRegistration('company', 'es')).toMatchObject({ kind: 'company', name: 'Lucía' });
});

it('[R7] starts empty if the stored text is damaged', () => {
  sessionStorage.setItem('registration', '{');
  expect(recallRegistration('company', 'es')).toEqual(emptyRegistration('company', 'es'));
});

it('[R7] forgets it all once the user is signed in', async () => {
  rememberSent('individual', typed);
  expect(recallSent()).toBe(typed.email);
  await loadMe();
  expect({ ...sessionStorage }).toEqual({});
});
