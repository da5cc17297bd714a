import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { v1 } from '@semilla/contract';
import { groupIban, maskIban } from '@semilla/format';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { useNotifyRefusal } from '../layout/use-notify-refusal.ts';
import { call } from '../providers/session.ts';
import { useMay } from '../providers/use-may.ts';

/** The account number, masked until the administrator asks to see it in full, which is noted. */
export function IbanField() {
  const record = useRecordContext<BankAccountRecord>();
  const translate = useTranslate();
  const notifyRefusal = useNotifyRefusal();
  const maySee = useMay('bank-account', 'viewCertificate');
  const [shown, setShown] = useState<string>();
  if (!record) return null;
  const { bankAccountId } = record;
  const show = () =>
    call(v1.bankAccounts.findNumber, { params: { bankAccountId } }).then(
      ({ account }) => setShown(account),
      notifyRefusal,
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <strong>{shown ? groupIban(shown) : maskIban(record.account)}</strong>
      {maySee && (
        <Button
          size="small"
          aria-pressed={shown !== undefined}
          onClick={() => void (shown ? setShown(undefined) : show())}
        >
          {translate(shown ? 'payment.backoffice.hideNumber' : 'payment.backoffice.showNumber')}
        </Button>
      )}
    </Box>
  );
}
