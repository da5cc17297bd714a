import VerifiedIcon from '@mui/icons-material/VerifiedOutlined';
import { Button } from '@mui/material';
import { v1 } from '@semilla/contract';
import { formatDateTime, formatNumber } from '@semilla/format';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { useNotifyRefusal } from '../../kit/acts/use-notify-refusal.ts';

/** Asks the server to check the hash chain of the audit trail, and shows whether it is intact. */
export function ChainCheck() {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyRefusal = useNotifyRefusal();
  const [isChecking, setChecking] = useState(false);

  const check = async () => {
    setChecking(true);
    try {
      const { entries, brokenAt, until } = await call(v1.auditEntries.check);
      if (brokenAt === null) {
        const messageArgs = { entries: formatNumber(entries), at: formatDateTime(until) };
        notify('audit.chain.holds', { type: 'success', messageArgs });
      } else notify('audit.chain.broken', { type: 'error', messageArgs: { line: brokenAt } });
    } catch (refusal) {
      notifyRefusal(refusal);
    } finally {
      setChecking(false);
    }
  };

  return (
    <Button
      variant="outlined"
      startIcon={<VerifiedIcon />}
      disabled={isChecking}
      onClick={() => void check()}
    >
      {translate(isChecking ? 'audit.chain.checking' : 'audit.chain.check')}
    </Button>
  );
}
