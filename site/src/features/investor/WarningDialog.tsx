import { type FormAlert, refusalOf } from '@semilla/client';
import { type InvestorProfile, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useSay } from '../../ui/words-context.tsx';

interface Props {
  profile: Pick<InvestorProfile, 'warning'>;
  onAcknowledged: () => void;
  onClose: () => void;
}

/** Can be closed without acknowledging the warning, which then stays pending. */
export function WarningDialog({ profile: { warning }, onAcknowledged, onClose }: Props) {
  const say = useSay();
  return (
    <Dialog title={say('investor.site.warning.title')} onClose={onClose}>
      <Warning warning={warning} onAcknowledged={onAcknowledged} />
    </Dialog>
  );
}

/** The text of the warning, and the button to acknowledge it. */
export function Warning({
  warning,
  onAcknowledged,
}: Pick<Props, 'onAcknowledged'> & Pick<InvestorProfile, 'warning'>) {
  const say = useSay();
  const [text, ...notes] = warning.text.split('\n');
  const [isSending, setSending] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();

  async function acknowledge() {
    if (isSending) return;
    setSending(true);
    setAlert(undefined);
    try {
      await api(v1.entryTests.acknowledge, { body: { textVersion: warning.version } });
      onAcknowledged();
    } catch (error) {
      setAlert(refusalOf(error).alert);
      setSending(false);
    }
  }

  return (
    <div className="form">
      {alert && <FormAlertBox alert={alert} onRetry={acknowledge} />}
      <p>{warning.lead}</p>
      <div className="notice danger">
        <p className="investor-warning">
          <strong>{text}</strong>
        </p>
        {notes.map((note) => (
          <p key={note} className="small">
            {note}
          </p>
        ))}
      </div>
      <button className="button wide" type="button" aria-disabled={isSending} onClick={acknowledge}>
        {say('investor.site.warning.acknowledge')}
      </button>
    </div>
  );
}
