import { problemsOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextField } from '../../ui/fields.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';

/** Replaces the recovery codes, without setting up the phone again. */
export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [codes, setCodes] = useState<string[]>();
  return (
    <Dialog title={say('auth.codes.renew')} onClose={onClose}>
      {codes ? <NewCodes codes={codes} onClose={onClose} /> : <CodeForm onDone={setCodes} />}
    </Dialog>
  );
}

function CodeForm({ onDone }: { onDone: (codes: string[]) => void }) {
  const say = useSay();
  const form = useForm({
    initial: { code: '' },
    check: (values) => problemsOf(v1.totps.renewRecoveryCodes.body, values),
    send: (body) => api(v1.totps.renewRecoveryCodes, { body }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    fieldOf: { 'auth.otp_invalid': 'code' },
  });
  return (
    <>
      <p>{say('auth.codes.renewLead')}</p>
      <Form form={form} action={say('auth.codes.renewAction')}>
        <TextField
          form={form}
          name="code"
          label={say('auth.fields.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
        />
      </Form>
    </>
  );
}

function NewCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const say = useSay();
  return (
    <>
      <output>{say('auth.codes.renewedLead')}</output>
      <ul className="bare recovery-codes" data-capture="exclude">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="recovery-ways">
        <CopyButton
          text={`${codes.join('\n')}\n`}
          label={say('auth.codes.copyCodes')}
          done={say('auth.codes.copied')}
        />
        <button className="button" type="button" onClick={onClose}>
          {say('auth.codes.saved')}
        </button>
      </p>
    </>
  );
}
