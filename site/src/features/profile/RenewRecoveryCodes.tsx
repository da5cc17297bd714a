import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { CodeForm } from '../login/CodeForm.tsx';
import { RecoveryCodeList } from '../login/RecoveryCodeList.tsx';

/** Replaces the recovery codes without setting up the phone again. */
export function RenewRecoveryCodes({ onClose }: { onClose: () => void }) {
  const say = useSay();
  const [codes, setCodes] = useState<string[]>();
  return (
    <Dialog title={say('auth.codes.renew')} onClose={onClose}>
      {codes ? <NewCodes codes={codes} onClose={onClose} /> : <Renew onDone={setCodes} />}
    </Dialog>
  );
}

function Renew({ onDone }: { onDone: (codes: string[]) => void }) {
  const say = useSay();
  return (
    <>
      <p>{say('auth.codes.renewLead')}</p>
      <CodeForm
        action={say('auth.codes.renewAction')}
        send={(body) => api(v1.totps.renewRecoveryCodes, { body })}
        onDone={({ recoveryCodes }) => onDone(recoveryCodes)}
      />
    </>
  );
}

function NewCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const say = useSay();
  return (
    <>
      <output>{say('auth.codes.renewedLead')}</output>
      <RecoveryCodeList codes={codes} />
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
