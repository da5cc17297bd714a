import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/fields.tsx';
import { problemsOf } from '../../ui/form-problems.ts';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';

/** Proves that the app generates the right codes; the session is complete afterwards. */
export function FirstCodeForm({
  totpId,
  onDone,
}: {
  totpId: string;
  onDone: (recoveryCodes: string[]) => void;
}) {
  const say = useSay();
  const form = useForm({
    initial: { code: '' },
    check: (values) => problemsOf(v1.totps.confirm.body, values),
    send: (body) => api(v1.totps.confirm, { params: { totpId }, body }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    fieldOf: { 'auth.otp_invalid': 'code' },
  });
  return (
    <Form form={form} action={say('auth.firstOtp.action')}>
      <TextField
        form={form}
        name="code"
        label={say('auth.fields.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      />
    </Form>
  );
}
