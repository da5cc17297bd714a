import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Tally } from './use-for-each.ts';

interface ForEachProgressProps {
  progress: Tally | undefined;
  onStop: () => void;
}

/** Shows the progress of a bulk action. The stop button ends it before the next customer. */
export function ForEachProgress({ progress, onStop }: ForEachProgressProps) {
  const translate = useTranslate();
  if (!progress) return null;
  const { tried, total } = progress;
  const text = translate('account.backoffice.bulk.progress', { tried, total });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
      <LinearProgress
        variant="determinate"
        value={(100 * tried) / total}
        aria-label={text}
        sx={{ flex: 1, minWidth: 60 }}
      />
      <Typography variant="body2">{text}</Typography>
      <Button onClick={onStop}>{translate('account.backoffice.bulk.stop')}</Button>
    </Box>
  );
}
