import { Alert, AlertTitle, Button } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { WalletRecord } from '../../api/record-types/customer-record.ts';
import { call } from '../../api/session.ts';
import { useMay } from '../../api/use-may.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { WhyInput } from '../../kit/second-person/WhyInput.tsx';
import { whyProblems } from '../../kit/second-person/why-problems.ts';

/** Proposes to allow withdrawals again, after the customer stopped all of them. */
function EndHoldDialog({ walletId, onClose }: { walletId: string; onClose: () => void }) {
  const { act } = useAct();
  const end = async ({ why }: Record<string, unknown>) => {
    const body = { why: String(why) };
    const isDone = await act(() => call(v1.wallets.endHold, { params: { walletId }, body }), {
      done: 'wallet.hold.staff.ended',
    });
    if (isDone) onClose();
    return isDone;
  };
  return (
    <FormDialog
      title="wallet.hold.staff.end"
      record={{ id: '' }}
      saveLabel="wallet.hold.staff.end"
      validate={whyProblems}
      onSubmit={end}
      onLeave={onClose}
    >
      <WhyInput />
    </FormDialog>
  );
}

/** Why the customer's withdrawals are on hold, and until when. */
export function HoldAlert({ wallet }: { wallet: WalletRecord }) {
  const translate = useTranslate();
  const mayGovern = useMay('customer', 'govern');
  const [isEnding, setEnding] = useState(false);
  const { hold, walletId } = wallet;
  if (!hold) return null;
  const until = formatDateTime(hold.until);
  return (
    <Alert
      severity="warning"
      // Moves the button below the text on a phone.
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14rem' } }}
      action={
        hold.isStopped &&
        mayGovern && (
          <Button color="inherit" size="small" onClick={() => setEnding(true)}>
            {translate('wallet.hold.staff.end')}
          </Button>
        )
      }
    >
      <AlertTitle>
        {translate(hold.isStopped ? 'wallet.hold.staff.stoppedTitle' : 'wallet.hold.staff.title', { until })}
      </AlertTitle>
      {translate(`wallet.hold.reasons.${hold.reason}`)}{' '}
      {hold.isStopped && translate('wallet.hold.staff.endHint')}
      {isEnding && <EndHoldDialog walletId={walletId} onClose={() => setEnding(false)} />}
    </Alert>
  );
}
