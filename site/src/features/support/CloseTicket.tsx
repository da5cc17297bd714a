import { ticketReopenDays, v1 } from '@semilla/contract';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { notify } from '../notices/notices-store.ts';

interface Props {
  ticketId: string;
  onClosed: () => Promise<void>;
}

export function CloseTicket({ ticketId, onClosed }: Props) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button className="button quiet ticket-close" type="button" onClick={() => setAsking(true)}>
        {say('support.site.close.begin')}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={say('support.site.close.title')}
          text={say('support.site.close.text', { days: ticketReopenDays })}
          action={say('support.site.close.begin')}
          act={() =>
            api(v1.tickets.edit, { params: { ticketId }, body: { stateId: 'Closed', isAdmin: false } })
          }
          onDone={() => {
            notify('success', say('support.site.close.done'));
            void onClosed();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
