import { Typography } from '@mui/material';
import type { Cents } from '@semilla/contract';
import { formatDate, formatMoney } from '@semilla/format';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ColourChip } from '../fields/ColourChip.tsx';
import { SummaryTile } from './SummaryTile.tsx';

interface NextPayment {
  dueOn: string;
  amount: Cents;
  daysLate: number;
  isInDefault?: boolean;
}

interface NextPaymentTileProps {
  title: string;
  /** Null for none; undefined while loading. */
  next: NextPayment | null | undefined;
  /** What to say if there is none. */
  none: string;
  /** What it is for. */
  children?: ReactNode;
}

/** The next payment to investors, with how late it is. */
export function NextPaymentTile({ title, next, none, children }: NextPaymentTileProps) {
  const translate = useTranslate();
  return (
    <SummaryTile title={title} isPending={next === undefined}>
      {next ? (
        <>
          <Typography sx={{ fontSize: '1.25rem', fontWeight: 'bold', lineHeight: 1.4 }}>
            {formatMoney(next.amount)}
          </Typography>
          <Typography variant="body2" component="div" sx={{ mb: next.daysLate > 0 ? 0.75 : 0 }}>
            {formatDate(next.dueOn)}
            {children && <> · {children}</>}
          </Typography>
          {next.isInDefault ? (
            <ColourChip label={translate('overview.summary.inDefault')} colour="red" />
          ) : (
            next.daysLate > 0 && (
              <ColourChip
                label={translate('overview.summary.late', { smart_count: next.daysLate })}
                colour="red"
              />
            )
          )}
        </>
      ) : (
        <Typography color="textSecondary">{translate(none)}</Typography>
      )}
    </SummaryTile>
  );
}
