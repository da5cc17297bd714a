// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import LoginForm from '../features/login/LoginForm.tsx';
import { loginWords } from '../features/login/words.ts';
import { PasswordForm } from '../features/profile/PasswordForm.tsx';
import { profileWords } from '../features/profile/profile-words.ts';
import RegistrationForm from '../features/registration/RegistrationForm.tsx';
import { emptyRegistration } from '../features/registration/registration-body.ts';
import { rememberRegistration } from '../features/registration/registration-draft.ts';
import { hashOf } from '../features/registration/registration-steps.ts';
import { registrationWords } from '../features/registration/registration-words.ts';
import { pickWords } from '../lib/pick-words.ts';
import { mount, press } from '../testing/mount.tsx';

vi.mock('../lib/api.ts', () => ({ api: async () => ({ data: [], total: 0 }) }));

const forms: [string, ReactNode, string[], Record<string, string>][] = [
  [
    'registration',
    <RegistrationForm key="registration" words={pickWords('es', registrationWords)} locale="es" />,
    registrationWords,
    { password: 'new-password', passwordRepeat: 'new-password' },
  ],
  [
    'log-in',
    <LoginForm key="login" words={pickWords('es', loginWords)} />,
    loginWords,
    { password: 'current-password' },
  ],
  [
    'the change of a password',
    <PasswordForm key="password" onChanged={() => undefined} />,
    profileWords,
    { currentPassword: 'current-password', password: 'new-password', passwordRepeat: 'new-password' },
  ],
];

// The registration asks for the password in its last step.
beforeEach(() => {
  const email = 'lucia.ferrer@example.com';
  const about = { name: 'Lucía', surname: 'Ferrer', birthdayAt: '1988-05-21' };
  const before = { ...emptyRegistration('individual', 'es'), ...about, email, emailRepeat: email };
  rememberRegistration('individual', before);
  location.hash = hashOf('password');
});

const inputsOf = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLInputElement>('input[name*="assword"]'),
];

it.each(forms)(
  '[V2] %s masks each password until the user presses its show button',
  async (_title, form, words, names) => {
    const place = await mount(form, words);
    expect(inputsOf(place).map(({ name, type }) => [name, type])).toEqual(
      Object.keys(names).map((name) => [name, 'password']),
    );
    await press(place, 'Mostrar');
    expect(inputsOf(place).map(({ type }) => type)).toEqual(
      Object.keys(names).map((_, index) => (index ? 'password' : 'text')),
    );
  },
);

it.each(forms)('[V2] %s allows password managers and pasting', async (_title, form, words, names) => {
  const place = await mount(form, words);
  expect(Object.fromEntries(inputsOf(place).map(({ name, autocomplete }) => [name, autocomplete]))).toEqual(
    names,
  );
  for (const input of inputsOf(place)) {
    const isPasted = input.dispatchEvent(new Event('paste', { bubbles: true, cancelable: true }));
    expect(isPasted, input.name).toBe(true);
    expect([input.readOnly, input.maxLength], input.name).toEqual([false, -1]);
  }
});

it('[V2] no other part of the site has a password input', () => {
  const sources = import.meta.glob<string>('../**/*.{astro,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const places = Object.entries(sources).filter(
    ([path, text]) => !path.includes('.test.') && /type=(?:"password"|\{[^}]*'password')/.test(text),
  );
  expect(places.map(([path]) => path)).toEqual(['./PasswordInput.tsx']);
});
