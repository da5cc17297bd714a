import { type FormAlert, refusalOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { FormAlertBox } from '../../ui/FormAlertBox.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { Section } from './Section.tsx';

/** Downloads all data that the platform holds about the customer. */
export function OwnData() {
  const say = useSay();
  const [isPreparing, setPreparing] = useState(false);
  const [alert, setAlert] = useState<FormAlert>();

  async function download(): Promise<void> {
    setPreparing(true);
    setAlert(undefined);
    try {
      await saveFile(api(v1.me.export), 'semilla.zip');
    } catch (error) {
      setAlert(refusalOf(error).alert);
    }
    setPreparing(false);
  }

  return (
    <Section title={say('account.ownData.title')} lead={say('account.ownData.lead')}>
      {alert && <FormAlertBox alert={alert} onRetry={download} />}
      <button className="button quiet" type="button" disabled={isPreparing} onClick={download}>
        {say(isPreparing ? 'account.ownData.preparing' : 'account.ownData.download')}
      </button>
    </Section>
  );
}
