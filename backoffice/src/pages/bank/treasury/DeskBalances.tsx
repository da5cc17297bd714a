import { Alert, Box, Button, Card, Link, Typography } from '@mui/material';
import type { ExplainingEntry, TreasuryDesk } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

const addressOf = ({ bankEntryId, transactionId, projectId }: ExplainingEntry) => {
  if (bankEntryId) return `/bank/${bankEntryId}`;
  return transactionId ? `/wallet/${transactionId}` : `/project/${projectId}/movements`;
};

const parts = ['opening', 'unreported', 'unbooked', 'unseen', 'unexplained'] as const;

const pairs = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;

function Line({
  label,
  children,
  isStrong = false,
}: {
  label: string;
  children: ReactNode;
  isStrong?: boolean;
}) {
  const weight = { fontWeight: isStrong ? 'bold' : undefined };
  return (
    <>
      <Box component="dt" sx={weight}>
        {label}
      </Box>
      <Box component="dd" sx={weight}>
        {children}
      </Box>
    </>
  );
}

function Explaining({ desk: { explaining, explainingTotal } }: { desk: TreasuryDesk }) {
  const translate = useTranslate();
  if (!explaining.length) return null;
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        {translate('payment.treasury.explaining', { smart_count: explainingTotal })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {explaining.map((entry) => (
          <Box
            component="li"
            key={`${entry.kind} ${entry.bankEntryId ?? entry.transactionId ?? entry.projectId} ${entry.day} ${entry.amount}`}
            sx={{
              display: 'flex',
              gap: 2,
              justifyContent: 'space-between',
              borderTop: 1,
              borderColor: 'divider',
              py: 0.5,
            }}
          >
            <span>
              <Link component={LinkBase} to={addressOf(entry)}>
                {entry.name || translate('payment.bank.movement')}
              </Link>
              <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                {formatDate(entry.day)} · {translate(`payment.treasury.kinds.${entry.kind}`)}
              </Typography>
            </span>
            <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
              {formatMoney(entry.amount)}
            </Box>
          </Box>
        ))}
      </Box>
      {explainingTotal > explaining.length && (
        <Typography variant="body2" color="textSecondary">
          {translate('payment.treasury.largest', { count: explaining.length })}
        </Typography>
      )}
    </>
  );
}

function Warnings({ desk }: { desk: TreasuryDesk }) {
  const translate = useTranslate();
  const { stopped, isStatementOld, missingDays } = desk;
  return (
    <>
      {stopped && (
        <Alert
          severity="error"
          action={
            <Button
              component={LinkBase}
              to={stopped.debit ? `/bank/${stopped.debit.bankEntryId}` : '/bank/balances'}
              color="inherit"
              size="small"
            >
              {translate(stopped.debit ? 'payment.treasury.seeMovement' : 'fields.bankBalances.listTitle')}
            </Button>
          }
        >
          {translate(stopped.debit ? 'payment.treasury.stoppedByDebit' : 'payment.treasury.stopped', {
            day: formatDate(stopped.day),
            amount: formatMoney(stopped.unexplained),
            ...(stopped.debit && { name: stopped.debit.name }),
          })}
        </Alert>
      )}
      {isStatementOld && <Alert severity="warning">{translate('payment.treasury.old')}</Alert>}
      {missingDays.map(({ from, to, amount }) => (
        <Alert key={from} severity="warning">
          {translate('payment.treasury.missing', {
            from: formatDate(from),
            to: formatDate(to),
            amount: formatMoney(amount),
          })}
        </Alert>
      ))}
    </>
  );
}

/** The bank's balance, the ledger's balance, and the entries that explain the difference. */
export function DeskBalances({ desk }: { desk: TreasuryDesk }) {
  const translate = useTranslate();
  const { balances } = desk;
  return (
    <Card
      component="section"
      aria-labelledby="treasury-balances"
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 1 }}
    >
      <Typography id="treasury-balances" variant="h2">
        {translate('payment.treasury.balances')}
      </Typography>
      <Warnings desk={desk} />
      {!balances && <Typography>{translate('payment.treasury.noStatement')}</Typography>}
      {balances && (
        <Box component="dl" sx={pairs}>
          <Line label={translate('payment.treasury.byBank', { day: formatDate(balances.day) })}>
            {formatMoney(balances.bank)}
          </Line>
          <Line label={translate('payment.treasury.byLedger')}>{formatMoney(balances.ledger)}</Line>
          <Line label={translate('fields.bankBalances.difference')} isStrong>
            {formatMoney(balances.difference)}
          </Line>
          {parts
            .filter((part) => part === 'unexplained' || balances[part] !== 0)
            .map((part) => (
              <Line
                key={part}
                label={translate(`fields.bankBalances.${part}`)}
                isStrong={part === 'unexplained'}
              >
                {formatMoney(balances[part])}
              </Line>
            ))}
        </Box>
      )}
      {balances && <Explaining desk={desk} />}
    </Card>
  );
}
