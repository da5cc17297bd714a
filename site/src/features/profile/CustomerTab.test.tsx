// @vitest-environment jsdom
import { ApiProblem } from '@semilla/client';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fill, mount, press } from '../../testing/mount.tsx';
import { $me, type Me } from '../session/session-store.ts';
import { CustomerTab } from './CustomerTab.tsx';
import { profileWords } from './profile-words.ts';

const answers: Record<string, unknown> = {};
const none = { data: [], total: 0 };
const rowsOf = (path: string) => ((answers[`GET ${path}`] ?? none) as { data: unknown[] }).data;
/** The first answer of the profile, with the rows of the lists. */
const ownProfile = () => ({
  verification: null,
  fiscalResidences: [],
  taxTreatments: [],
  totp: rowsOf('/v1/auth/totps')[0] ?? null,
  emailChanges: [],
  passkeys: [],
  sessions: rowsOf('/v1/auth/sessions'),
  devices: [],
});
const sent: string[] = [];
vi.mock('../../lib/api.ts', () => ({
  api: async ({ method, path }: { method: string; path: string }, { body }: { body?: unknown } = {}) => {
    if (method !== 'GET') sent.push(`${method} ${path} ${JSON.stringify(body)}`);
    if (path === '/v1/overview/own-profile') return ownProfile();
    const answer = answers[`${method} ${path}`] ?? none;
    if (answer instanceof Error) throw answer;
    return answer;
  },
}));

const lucia = {
  userId: 'u',
  kind: 'individual',
  role: 'user',
  name: 'Lucía',
  surname: 'Ferrer Soler',
  legalRepresentativeName: null,
  email: 'lucia@example.com',
  phone: '+34 600 123 456',
  gender: 'Female',
  nationality: 'ES',
  birthdayAt: '1988-05-21',
  identificationDocumentType: 'ID_CARD',
  identificationDocumentNumber: '12345678Z',
  verificationStatus: 'Approved',
  language: 'es',
  notifyGeneralEmail: true,
  notifyTicketEmail: false,
  version: 4,
} as Me;

beforeEach(() => {
  sent.length = 0;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  answers['GET /v1/auth/totps'] = {
    data: [{ totpId: 't', createdAt: new Date('2025-05-09T10:00:00Z'), lastUsedAt: null }],
    total: 1,
  };
  answers['GET /v1/auth/sessions'] = { data: [], total: 0 };
});

const open = (me: Me) => mount(<CustomerTab me={me} />, profileWords);
const valueIn = (place: HTMLElement, name: string) =>
  place.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value;

async function confirmWith(place: HTMLElement, password: string, action: string): Promise<void> {
  const input = place.querySelector<HTMLInputElement>('dialog input');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, password);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await press(place, action);
}

it('[E1][C1] shows all personal data, and locks the verified fields', async () => {
  const place = await open(lucia);
  expect(valueIn(place, 'gender')).toBe('Female');
  expect(valueIn(place, 'nationality')).toBe('ES');
  expect(place.querySelector<HTMLInputElement>('[name="notifyTicketEmail"]')?.checked).toBe(false);
  for (const fixed of ['surname', 'birthdayAt', 'identificationDocumentNumber']) {
    expect(valueIn(place, fixed)).toBeUndefined();
  }
  expect(place.textContent).toContain('Nombre y apellidosLucía Ferrer Soler');
  expect(place.textContent).toContain('Fecha de nacimiento21/05/1988');
  expect(place.textContent).toContain('Documento de identidad · 12345678Z');
});

it('keeps typed values after an edit elsewhere, and updates the other fields', async () => {
  const place = await open(lucia);
  answers['PATCH /v1/account/users/me'] = new ApiProblem({
    type: 'about:blank',
    title: '',
    status: 409,
    detail: 'Otra persona ha cambiado estos datos.',
    code: 'request.edited_meanwhile',
    requestId: 'r',
  });
  answers['GET /v1/account/users/me'] = {
    ...lucia,
    nationality: 'FR',
    phone: '+34 600 999 999',
    version: 5,
  };
  await fill(place, 'phone', '+34 600 111 111');
  await press(place, 'Guardar mis datos');
  expect(sent[0]).toContain('"version":4');
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('Lo que has escrito sigue aquí');
  expect(valueIn(place, 'phone')).toBe('+34 600 111 111');
  expect(valueIn(place, 'nationality')).toBe('FR');
  expect($me.get()?.version).toBe(5);
});

it('[C2] says that a new password ends other sessions and removes other devices, and removes them from the page', async () => {
  const session = { sessionId: 's', address: '127.0.0.1', lastSeenAt: new Date(), current: true };
  const one = { ...session, device: 'Firefox, Linux' };
  answers['GET /v1/auth/sessions'] = {
    data: [one, { ...session, sessionId: 'o', device: 'Safari, iOS', current: false }],
    total: 2,
  };
  const place = await open(lucia);
  expect(place.textContent).toContain('tus demás dispositivos dejarán de ser de confianza');
  expect(place.textContent).toContain('Safari, iOS');
  answers['GET /v1/auth/sessions'] = { data: [one], total: 1 };
  await fill(place, 'currentPassword', 'Semilla#2026');
  await fill(place, 'password', 'Naranjo#2026');
  await fill(place, 'passwordRepeat', 'Naranjo#2026');
  await press(place, 'Cambiar la contraseña');
  expect(sent[0]).toContain('PATCH /v1/auth/password');
  expect(place.textContent).toContain('Firefox, Linux');
  expect(place.textContent).not.toContain('Safari, iOS');
});

it('[E19] resets one-time codes with the password, and then shows that they were never used', async () => {
  const place = await open(lucia);
  expect(place.textContent).toContain('Configurado el 09/05/2025 · último uso S/D');
  answers['DELETE /v1/auth/totps/:totpId'] = new ApiProblem({
    type: 'about:blank',
    title: '',
    status: 400,
    detail: 'La contraseña actual no es correcta.',
    code: 'auth.current_password_wrong',
    requestId: 'r',
  });
  await press(place, 'Configurar otra vez');
  await confirmWith(place, 'Equivocada#1', 'Cerrar sesiones y empezar');
  expect(sent).toEqual(['DELETE /v1/auth/totps/:totpId {"password":"Equivocada#1"}']);
  expect(place.querySelector('dialog .problem')?.textContent).toBe('La contraseña actual no es correcta.');
});

it('[P9] lists every obstacle to closing the account, with a link to resolve it', async () => {
  answers['DELETE /v1/account/users/me'] = new ApiProblem({
    type: 'about:blank',
    title: '',
    status: 409,
    detail: 'No se puede eliminar todavía: comprueba qué lo impide.',
    code: 'account.deletion_prevented',
    errors: [
      { path: 'wallet', code: 'has_money', message: '' },
      { path: 'orders', code: 'has_active_orders', message: '' },
    ],
    requestId: 'r',
  });
  const place = await open(lucia);
  await press(place, 'Quiero cerrar mi cuenta');
  await confirmWith(place, 'Semilla#2026', 'Cerrar mi cuenta para siempre');
  const ways = [...place.querySelectorAll('dialog li')];
  expect(ways.map((way) => way.querySelector('a')?.getAttribute('href'))).toEqual([
    '?tab=wallet',
    '/investments',
  ]);
  expect(ways[0]?.textContent).toContain('Queda dinero en tu monedero.');
});

it('[R5] offers staff neither verification, nor trusted devices, nor closing the account', async () => {
  const place = await open({ ...lucia, role: 'admin' });
  const titles = [...place.querySelectorAll('h2')].map((title) => title.textContent);
  expect(titles).toEqual([
    'Datos personales',
    'Idioma y avisos',
    'Contraseña',
    'Códigos de un solo uso',
    'Llaves de acceso',
    'Sesiones abiertas',
  ]);
});
