// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../../testing/mount.tsx';
import { useForm } from '../../ui/use-form.ts';
import { PasswordStepInputs } from './AccountInputs.tsx';
import type { RegistrationValues } from './registration-body.ts';
import { registrationWords } from './registration-words.ts';

function Step() {
  const form = useForm<RegistrationValues, undefined>({
    initial: { password: '', acceptTerms: false } as RegistrationValues,
    check: () => ({}),
    send: async () => undefined,
    onDone: () => {},
  });
  return <PasswordStepInputs form={form} />;
}

it('[R7] names the terms to accept as the link that leads to them', async () => {
  const place = await mount(<Step />, registrationWords);
  const links = [...place.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['/legal', 'Condiciones, en el aviso legal'],
    ['/privacy', 'Política de privacidad'],
  ]);
});
