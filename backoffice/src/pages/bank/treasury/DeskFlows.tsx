import { Card, Link, Stack, Typography } from '@mui/material';
import type { TreasuryDesk } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { listPath } from '../../../api/list-path.ts';
import { PreparePaymentFile } from '../../../records/payment-files/PreparePaymentFile.tsx';

function Part({ name, children }: { name: 'came' | 'goes' | 'files'; children: ReactNode }) {
  const translate = useTranslate();
  const id = `treasury-${name}`;
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" gutterBottom>
        {translate(`payment.treasury.${name}`)}
      </Typography>
      {children}
    </Card>
  );
}

const spanOf = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;

/** The movements of the last imported statement. */
export function WhatCame({ desk: { lastImport } }: { desk: TreasuryDesk }) {
  const translate = useTranslate();
  if (!lastImport) return null;
  const { bankStatementId, newEntries, bookedEntries, waitingEntries } = lastImport;
  const aside = newEntries - bookedEntries - waitingEntries;
  return (
    <Part name="came">
      <Typography>
        <Link component={LinkBase} to={listPath('/bank/', { bankStatementId })}>
          {translate('payment.treasury.statement', { days: spanOf(lastImport) })}
        </Link>
      </Typography>
      <Typography>{translate('payment.treasury.entries', { smart_count: newEntries })}</Typography>
      <Typography>
        {translate('payment.treasury.matched', { smart_count: bookedEntries, waiting: waitingEntries })}
        {aside > 0 && `, ${translate('payment.treasury.aside', { smart_count: aside })}`}
      </Typography>
    </Part>
  );
}

/** Withdrawals and refunds to third parties that are in no payment file yet. */
export function WhatGoes({ desk: { next, stopped } }: { desk: TreasuryDesk }) {
  const translate = useTranslate();
  return (
    <Part name="goes">
      <Typography gutterBottom>
        {next.payments
          ? translate('payment.files.next', { smart_count: next.payments, total: formatMoney(next.total) })
          : translate('payment.files.nothing')}
      </Typography>
      {stopped ? (
        <Typography color="textSecondary">{translate('payment.treasury.goesLater')}</Typography>
      ) : (
        <PreparePaymentFile />
      )}
    </Part>
  );
}

/** The payment files that wait for a person or for the bank. */
export function OpenFiles({ desk: { files } }: { desk: TreasuryDesk }) {
  const translate = useTranslate();
  if (!files.length) return null;
  return (
    <Part name="files">
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
        {files.map(({ paymentFileId, number, total, state, payments, paidPayments }) => (
          <li key={paymentFileId}>
            <Link component={LinkBase} to={`/bank/payment-files/${paymentFileId}`}>
              {translate('payment.files.named', { number })}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {formatMoney(total)} · {translate(`payment.fileStates.${state}`)}
              {state === 'taken' &&
                ` · ${translate('payment.treasury.paid', { paid: paidPayments, payments })}`}
            </Typography>
          </li>
        ))}
      </Stack>
    </Part>
  );
}
