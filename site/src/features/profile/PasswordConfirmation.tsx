import type { FieldProblems } from '@semilla/client';
import type { ReactNode } from 'react';
import { Form } from '../../ui/Form.tsx';
import { PasswordInput } from '../../ui/PasswordInput.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';

interface Props {
  action: string;
  send: (password: string) => Promise<unknown>;
  onDone: () => void;
  /** True if the action cannot be undone. */
  isFinal?: boolean;
  /** Shown next to a refusal. */
  aside?: ReactNode;
}

const missing: FieldProblems = { password: { code: 'required', params: {} } };

/** Asks for the current password before an irreversible action. */
export function PasswordConfirmation({ action, send, onDone, isFinal = false, aside }: Props) {
  const say = useSay();
  const form = useForm({
    initial: { password: '' },
    check: ({ password }) => (password ? {} : missing),
    send: ({ password }) => send(password),
    onDone,
    fieldOf: { 'auth.current_password_wrong': 'password' },
  });
  return (
    <Form form={form} action={action} isFinal={isFinal} aside={aside}>
      <PasswordInput
        form={form}
        name="password"
        label={say('auth.password.current')}
        autoComplete="current-password"
      />
    </Form>
  );
}
