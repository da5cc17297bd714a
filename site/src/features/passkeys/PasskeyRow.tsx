import { type Passkey, v1 } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { TextInput } from '../../ui/inputs.tsx';
import { useForm } from '../../ui/use-form.ts';
import { useSay } from '../../ui/words-context.tsx';

interface Props {
  passkey: Passkey;
  onChanged: () => void;
}

/** A passkey with buttons to rename and remove it. */
export function PasskeyRow({ passkey, onChanged }: Props) {
  const say = useSay();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { passkeyId, name, createdAt, lastUsedAt } = passkey;
  const since = formatDate(createdAt);
  const close = () => setOpen(undefined);
  return (
    <li>
      <div>
        <p className="name">{name}</p>
        <p className="small muted numbers">
          {lastUsedAt
            ? say('auth.passkeys.used', { since, used: formatDate(lastUsedAt) })
            : say('auth.passkeys.unused', { since })}
        </p>
      </div>
      <div className="acts">
        <button className="button quiet" type="button" onClick={() => setOpen('rename')}>
          {say('auth.passkeys.rename')}
        </button>
        <button className="button quiet" type="button" onClick={() => setOpen('remove')}>
          {say('auth.passkeys.remove')}
        </button>
      </div>
      {open === 'rename' && (
        <Dialog title={say('auth.passkeys.rename')} onClose={close}>
          <RenameForm
            passkey={passkey}
            onRenamed={() => {
              close();
              onChanged();
            }}
          />
        </Dialog>
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={say('auth.passkeys.removeTitle', { name })}
          text={say('auth.passkeys.removeExplained')}
          action={say('auth.passkeys.remove')}
          act={() => api(v1.passkeys.delete, { params: { passkeyId } })}
          onDone={onChanged}
          onClose={close}
        />
      )}
    </li>
  );
}

function RenameForm({ passkey, onRenamed }: { passkey: Passkey; onRenamed: () => void }) {
  const say = useSay();
  const { passkeyId, name } = passkey;
  const form = useForm({
    initial: { name },
    loadCheck: () => import('./check-name.ts').then(({ checkName }) => checkName),
    send: (body) => api(v1.passkeys.edit, { params: { passkeyId }, body }),
    onDone: onRenamed,
  });
  return (
    <Form form={form} action={say('auth.passkeys.renameAction')}>
      <TextInput form={form} name="name" label={say('fields.passkeys.name')} maxLength={60} />
    </Form>
  );
}
