import { Box, Button } from '@mui/material';
import { groupIban, maskIban } from '@semilla/format';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNotifyRefusal } from '../acts/use-notify-refusal.ts';
import { onlyHere } from './only-here.ts';

interface WholeIbanFieldProps {
  masked: string;
  maySee: boolean | undefined;
  findNumber: () => Promise<{ account: string }>;
}

/** A masked account number. Showing the full number is recorded in the audit trail. */
export function WholeIbanField({ masked, maySee, findNumber }: WholeIbanFieldProps) {
  const translate = useTranslate();
  const notifyRefusal = useNotifyRefusal();
  const [shown, setShown] = useState<string>();
  const show = () => findNumber().then(({ account }) => setShown(account), notifyRefusal);
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <strong>{shown ? groupIban(shown) : maskIban(masked)}</strong>
      {maySee && (
        <Button
          size="small"
          sx={{ mx: -0.625, whiteSpace: 'nowrap' }}
          aria-pressed={shown !== undefined}
          onClick={(event) => {
            onlyHere(event);
            if (shown) setShown(undefined);
            else void show();
          }}
        >
          {translate(shown ? 'payment.backoffice.hideNumber' : 'payment.backoffice.showNumber')}
        </Button>
      )}
    </Box>
  );
}
