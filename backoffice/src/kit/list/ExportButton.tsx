import DownloadIcon from '@mui/icons-material/Download';
import { Button as WordedButton } from '@mui/material';
import { type Endpoint, v1 } from '@semilla/contract';
import type { MouseEvent, ReactElement } from 'react';
import { Button, useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { useNotifyRefusal } from '../acts/use-notify-refusal.ts';
import { saveFrom } from './save-from.ts';

interface ExportButtonProps {
  endpoint: Pick<Endpoint, 'freshFactor'>;
  address: string;
  label: string;
  /** Keeps the label on a phone, for pages with several export buttons. */
  isWorded?: boolean;
  icon?: ReactElement;
  isDisabled?: boolean;
}

/** Downloads a file. If the API wants a recent second factor, the user is asked for it first. */
export function ExportButton({
  endpoint,
  address,
  label,
  isWorded = false,
  icon = <DownloadIcon />,
  isDisabled = false,
}: ExportButtonProps) {
  const translate = useTranslate();
  const notifyRefusal = useNotifyRefusal();
  const open = (event: MouseEvent) => {
    if (!endpoint.freshFactor) return;
    event.preventDefault();
    call(v1.sessions.checkFresh).then(() => saveFrom(address), notifyRefusal);
  };
  if (isWorded)
    return (
      <WordedButton size="small" href={address} disabled={isDisabled} onClick={open} startIcon={icon}>
        {translate(label)}
      </WordedButton>
    );
  return (
    // React-admin leaves out the name of a disabled button on a phone.
    <Button label={label} aria-label={translate(label)} href={address} disabled={isDisabled} onClick={open}>
      {icon}
    </Button>
  );
}
