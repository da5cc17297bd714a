import NextIcon from '@mui/icons-material/ArrowForward';
import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { LinkBase, type RaRecord, useTranslate } from 'react-admin';
import { isDialogOpen } from '../dialog/is-dialog-open.ts';
import { type QueueName, useQueue } from './use-queue.ts';

interface NextLinkProps {
  to: string;
  label: string;
  isNextStep: boolean;
}

function NextLink({ to, label, isNextStep }: NextLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isNextStep && !isDialogOpen()) link.current?.focus();
  }, [isNextStep]);
  return (
    <Button
      ref={link}
      component={LinkBase}
      to={to}
      state={{ isFromQueue: true }}
      variant={isNextStep ? 'contained' : 'text'}
      endIcon={<NextIcon />}
      sx={{ width: 'fit-content' }}
    >
      {label}
    </Button>
  );
}

interface QueueLinkProps {
  of: QueueName;
  current: RaRecord;
  /** If true, the link is the main button and gets the focus. */
  isNextStep?: boolean;
}

/** Links to the next waiting record, or to the list if there is none. */
export function QueueLink({ of, current, isNextStep = false }: QueueLinkProps) {
  const translate = useTranslate();
  const { next, waiting, isUnknown } = useQueue(of, current);
  const to = `/${of}/${next?.id ?? ''}`;
  const label = next
    ? translate('common.backoffice.queue.next', { smart_count: waiting })
    : translate(`common.backoffice.queue.${isUnknown ? 'unknown' : 'empty'}`);
  return <NextLink key={to} to={to} label={label} isNextStep={isNextStep} />;
}

interface NextInQueueProps extends Pick<QueueLinkProps, 'of' | 'current'> {
  isWaiting: boolean;
}

/**
 * The link to the next record, shown if this record was waiting when the page was opened. After the decision it becomes the main
 * button.
 */
export function NextInQueue({ isWaiting, ...link }: NextInQueueProps) {
  const [hasWaited] = useState(isWaiting);
  return hasWaited ? <QueueLink {...link} isNextStep={!isWaiting} /> : null;
}
