import { Alert, Link } from '@mui/material';
import { platformNow } from '@semilla/client';
import { civilDateAt, reportDeadline } from '@semilla/contract';
import { formatDate } from '@semilla/format';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useWaiting } from '../../kit/queue/use-waiting.ts';

/** Reminds staff of the deadline for sending last year's report to the authority, until the report is downloaded. */
export function ReportNotice() {
  const translate = useTranslate();
  const [today] = useState(() => civilDateAt(platformNow()));
  const { data: counts } = useWaiting();
  if (!counts?.yearlyReports) return null;
  const year = Number(today.slice(0, 4)) - 1;
  const deadline = reportDeadline(year);
  const isLate = today > deadline;
  return (
    <Alert severity={isLate ? 'error' : 'warning'} sx={{ mb: 3 }}>
      {translate(isLate ? 'overview.home.reportLate' : 'overview.home.reportDue', {
        year,
        date: formatDate(deadline),
      })}{' '}
      <Link component={LinkBase} to="/statistics">
        {translate('overview.home.seeReport')}
      </Link>
    </Alert>
  );
}
