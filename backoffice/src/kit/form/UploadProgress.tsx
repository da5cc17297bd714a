import { Button, LinearProgress } from '@mui/material';
import { useTranslate } from 'react-admin';

interface UploadProgressProps {
  /** The uploaded share; undefined while there is no upload. */
  percent: number | undefined;
  /** Shows a cancel button, for forms without one. */
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
