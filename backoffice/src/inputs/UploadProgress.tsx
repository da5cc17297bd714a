import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'react-admin';

interface UploadProgressProps {
  /** How much has gone out; undefined while nothing is on its way. */
  percent: number | undefined;
  /** Given where nothing else around it stops it. */
  onStop?: () => void;
}

export function UploadProgress({ percent, onStop }: UploadProgressProps) {
  const translate = useTranslate();
  if (percent === undefined) return null;
  return (
    <>
      <LinearProgress
        variant={percent < 100 ? 'determinate' : 'indeterminate'}
        value={percent}
        aria-label={translate('common.backoffice.uploading')}
      />
      {onStop && <Button onClick={onStop}>{translate('ra.action.cancel')}</Button>}
    </>
  );
}
