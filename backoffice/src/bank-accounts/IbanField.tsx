import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { groupIban, maskIban } from '@semilla/format';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { BankAccountRecord } from '../customers/customer-record.ts';
import { useMay } from '../providers/use-may.ts';

/** The account number, masked until the administrator asks to see it in full. */
export function IbanField() {
  const record = useRecordContext<BankAccountRecord>();
  const translate = useTranslate();
  const maySee = useMay('bank-account', 'viewCertificate');
  const [isShown, setShown] = useState(false);
  if (!record) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <strong>{isShown ? groupIban(record.account) : maskIban(record.account)}</strong>
      {maySee && (
        <Button size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {translate(isShown ? 'payment.backoffice.hideNumber' : 'payment.backoffice.showNumber')}
        </Button>
      )}
    </Box>
  );
}
