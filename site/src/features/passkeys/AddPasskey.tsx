import { createPasskey, supportsPasskeys } from '@semilla/client/passkeys';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';
import { passkeyAlert } from './passkey-alert.ts';

/** Asks for a name, then lets the browser create the passkey. */
export function AddPasskey({ onAdded }: { onAdded: () => void }) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  if (!supportsPasskeys()) return <p className="notice">{say('auth.passkeys.unsupported')}</p>;
  return (
    <>
      <button className="button quiet" type="button" onClick={() => setOpen(true)}>
        {say('auth.passkeys.add')}
      </button>
      {isOpen && (
        <Dialog title={say('auth.passkeys.add')} onClose={() => setOpen(false)}>
          <NameForm
            onAdded={() => {
              setOpen(false);
              onAdded();
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function NameForm({ onAdded }: { onAdded: () => void }) {
  const say = useSay();
  const [failure, setFailure] = useState<unknown>();
  const form = useForm({
    initial: { name: '' },
    loadCheck: () => import('./check-name.ts').then(({ checkName }) => checkName),
    // Handles errors of the browser separately, because they are no refusals of the API.
    send: ({ name }) =>
      createPasskey(api, name).then(
        () => true,
        (error: unknown) => {
          setFailure(error);
          return false;
        },
      ),
    onDone: (isAdded) => {
      if (isAdded) onAdded();
    },
    staysOpen: true,
  });
  const alert =
    failure === undefined ? undefined : passkeyAlert(failure, say('auth.passkeys.notCreated'), say);
  return (
    <>
      <p>{say('auth.passkeys.addLead')}</p>
      {alert && <FormAlertBox alert={alert} onRetry={() => form.submit()} />}
      <Form form={form} action={say('auth.passkeys.create')}>
        <TextInput
          form={form}
          name="name"
          label={say('fields.passkeys.name')}
          placeholder={say('auth.passkeys.example')}
          maxLength={60}
        />
      </Form>
    </>
  );
}
