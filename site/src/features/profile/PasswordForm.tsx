import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Form } from '../../ui/Form.tsx';
import { NewPasswordInputs } from '../../ui/NewPasswordInputs.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';
import { Section } from './Section.tsx';

/** A new password ends other sessions and removes other devices, so `onChanged` reloads the lists of both. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const say = useSay();
  const [changes, setChanges] = useState(0);
  return (
    <Section title={say('auth.password.title')} lead={say('auth.password.lead')}>
      <Fields
        key={changes}
        onChanged={() => {
          setChanges(changes + 1);
          notify('success', say('auth.password.changed'));
          onChanged();
        }}
      />
    </Section>
  );
}

function Fields({ onChanged }: { onChanged: () => void }) {
  const say = useSay();
  const form = useForm({
    initial: { currentPassword: '', password: '', passwordRepeat: '' },
    loadCheck: () => import('./check-password.ts').then(({ checkPassword }) => checkPassword),
    send: ({ currentPassword, password }) => api(v1.passwords.edit, { body: { currentPassword, password } }),
    onDone: onChanged,
    fieldOf: { 'auth.current_password_wrong': 'currentPassword' },
  });
  return (
    <Form form={form} action={say('auth.password.action')}>
      <PasswordInput
        form={form}
        name="currentPassword"
        label={say('auth.password.current')}
        autoComplete="current-password"
      />
      <NewPasswordInputs form={form} label={say('auth.fields.newPassword')} />
    </Form>
  );
}
