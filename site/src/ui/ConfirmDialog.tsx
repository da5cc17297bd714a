import { type FormAlert, refusalOf } from '@semilla/client';
import { useState } from 'react';
import { Dialog } from './Dialog.tsx';
import { FormAlertBox } from './FormAlertBox.tsx';
import { useSay } from './words-context.tsx';

interface Props {
  title: string;
  text: string;
  action: string;
  act: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** Confirms an irreversible action, and shows the reason if it is refused. */
export function ConfirmDialog({ title, text, action, act, onDone, onClose }: Props) {
  const say = useSay();
  const [isActing, setActing] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();

  async function go(): Promise<void> {
    setActing(true);
    setAlert(undefined);
    try {
      await act();
      onClose();
      onDone();
    } catch (error) {
      setAlert(refusalOf(error).alert);
      setActing(false);
    }
  }

  return (
    <Dialog title={title} onClose={onClose} isBusy={isActing}>
      <div className="form">
        {alert && <FormAlertBox alert={alert} onRetry={go} />}
        <p>{text}</p>
        <div className="dialog-actions">
          <button className="button danger" type="button" aria-disabled={isActing} onClick={go}>
            {action}
          </button>
          <button className="button quiet" type="button" disabled={isActing} onClick={onClose}>
            {say('common.actions.cancel')}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
