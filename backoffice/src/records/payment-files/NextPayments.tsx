import { Checkbox, FormControlLabel, Link, Stack, Typography } from '@mui/material';
import type { NextPayments as Next } from '@semilla/contract';
import { formatMoney } from '@semilla/format';
import type { ReactNode } from 'react';
import { LinkBase, useTranslate } from 'react-admin';

interface LineProps {
  name: ReactNode;
  amount: string;
  /** Puts the second line under the label of a checkbox. */
  isChoice?: boolean;
  children: ReactNode;
}

function Line({ name, amount, isChoice, children }: LineProps) {
  return (
    <li>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography sx={{ whiteSpace: 'nowrap' }}>{amount}</Typography>
      </Stack>
      <Typography variant="body2" color="textSecondary" sx={{ pl: isChoice ? 4 : 0 }}>
        {children}
      </Typography>
    </li>
  );
}

function Lines({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <Stack component="ul" aria-label={label} sx={{ m: 0, p: 0, gap: 1, listStyle: 'none' }}>
      {children}
    </Stack>
  );
}

interface NextPaymentsProps {
  next: Next;
  /** The payments that the user leaves for a later file. */
  left: readonly string[];
  onLeave: (left: string[]) => void;
}

/** The payees of the next payment file, each to leave out, and the withdrawals that it cannot pay, each with the reason. */
export function NextPayments({ next: { payments, first, leftOut }, left, onLeave }: NextPaymentsProps) {
  const translate = useTranslate();
  const words = 'payment.files';
  return (
    <Stack sx={{ gap: 2 }}>
      {first.length > 0 && (
        <Lines label={translate(`${words}.whomNext`)}>
          {first.length < payments && (
            <Typography component="li" color="textSecondary">
              {translate(`${words}.firstOf`, { shown: first.length })}
            </Typography>
          )}
          {first.map(({ paidId, holderName, account, amount }) => (
            <Line
              key={paidId}
              isChoice
              amount={formatMoney(amount)}
              name={
                <FormControlLabel
                  label={holderName}
                  control={
                    <Checkbox
                      checked={!left.includes(paidId)}
                      onChange={(_, isIn) =>
                        onLeave(isIn ? left.filter((id) => id !== paidId) : [...left, paidId])
                      }
                    />
                  }
                />
              }
            >
              {account}
            </Line>
          ))}
        </Lines>
      )}
      {leftOut.length > 0 && (
        <section aria-labelledby="left-out">
          <Typography id="left-out" variant="h3" gutterBottom>
            {translate(`${words}.leftOut`)}
          </Typography>
          <Lines>
            {leftOut.map(({ transactionId, userName, amount, reason }) => (
              <Line
                key={transactionId}
                amount={formatMoney(amount)}
                name={
                  <Link component={LinkBase} to={`/wallet/${transactionId}`}>
                    {userName}
                  </Link>
                }
              >
                {translate(`${words}.leftOutReasons.${reason}`)}
              </Line>
            ))}
          </Lines>
        </section>
      )}
    </Stack>
  );
}
