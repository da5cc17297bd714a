import { type FormAlert, refusalOf, sendOnce } from '@semilla/client';
import { type InvestorKindRecord, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';

interface Props {
  /** `withdraw` withdraws a pending request, `giveUp` ends the current kind. */
  act: 'withdraw' | 'giveUp';
  record: InvestorKindRecord;
  onChanged: () => void;
}

const stateAfter = { withdraw: 'withdrawn', giveUp: 'givenUp' } as const;

/** The button that restores full investor protection. It explains the consequences first. */
export function GiveUp({ act, record, onChanged }: Props) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();
  const words = `investor.site.kind.${act}` as const;

  async function send(): Promise<void> {
    if (isSending) return;
    setSending(true);
    setAlert(undefined);
    try {
      const { investorKindId } = record;
      const input = { params: { investorKindId }, body: { state: stateAfter[act] } };
      await sendOnce(api, v1.investorKinds.giveUp, input);
      setOpen(false);
      notify('success', say(`${words}.done`));
      onChanged();
    } catch (error) {
      setAlert(refusalOf(error).alert);
    }
    setSending(false);
  }

  return (
    <>
      <button className="button quiet" type="button" onClick={() => setOpen(true)}>
        {say(`${words}.action`)}
      </button>
      {isOpen && (
        <Dialog title={say(`${words}.title`)} isBusy={isSending} onClose={() => setOpen(false)}>
          <div className="form">
            {alert && <FormAlertBox alert={alert} onRetry={send} />}
            <p>{say(`${words}.follows`)}</p>
            <button className="button wide" type="button" aria-disabled={isSending} onClick={send}>
              {say(`${words}.action`)}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
