import NextIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import type { TransactionRecord } from '../customers/customer-record.ts';
import { useQueue } from './use-queue.ts';

interface NextLinkProps {
  to: string;
  label: string;
  isNextStep: boolean;
}

function NextLink({ to, label, isNextStep }: NextLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNextStep) link.current?.focus();
  }, [isNextStep]);
  return (
    <Button
      ref={link}
      component={LinkBase}
      to={to}
      state={{ isFromQueue: true }}
      variant={isNextStep ? 'contained' : 'text'}
      endIcon={<NextIcon />}
      sx={{ alignSelf: 'start' }}
    >
      {label}
    </Button>
  );
}

interface QueueLinkProps {
  current: TransactionRecord;
  /** Whether the link is the next step and gets the focus. */
  isNextStep?: boolean;
}

/** Links to the next pending transaction, or back to the list if there is none. */
export function QueueLink({ current, isNextStep = false }: QueueLinkProps) {
  const translate = useTranslate();
  const { next, waiting, isUnknown } = useQueue(current);
  const to = next ? `/wallet/${next.id}` : '/wallet/';
  const label = next
    ? translate('wallet.backoffice.queue.next', { smart_count: waiting })
    : translate(`wallet.backoffice.queue.${isUnknown ? 'unknown' : 'empty'}`);
  return <NextLink key={to} to={to} label={label} isNextStep={isNextStep} />;
}
