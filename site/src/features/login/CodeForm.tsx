import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { codeLength, useSendWhenComplete } from './use-send-when-complete.ts';

interface Props<Answer> {
  /** The label of the button. */
  action: string;
  send: (body: { code: string }) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** Announces under the field that the form is sent when the code is complete. Without it only the button sends. */
  sendsWhenComplete?: string;
}

/** A form that asks for a one-time code. */
export function CodeForm<Answer>({ action, send, onDone, sendsWhenComplete }: Props<Answer>) {
  const say = useSay();
  const form = useForm({
    initial: { code: '' },
    loadCheck: () => import('./check-code.ts').then(({ checkCode }) => checkCode),
    send,
    onDone,
    fieldOf: { 'auth.otp_invalid': 'code' },
  });
  useSendWhenComplete(() => form.submit(), form.values.code, Boolean(sendsWhenComplete));
  return (
    <Form form={form} action={action}>
      <TextInput
        form={form}
        name="code"
        label={say('auth.fields.code')}
        hint={sendsWhenComplete}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
      />
    </Form>
  );
}
