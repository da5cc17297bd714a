import { Box, LinearProgress } from '@mui/material';
import { useFieldValue, useTranslate } from 'react-admin';
import { PercentField } from './PercentField.tsx';

export function ProgressField({ source }: { source: string }) {
  const value: number | undefined = useFieldValue({ source });
  const translate = useTranslate();
  const share = Math.min(100, (value ?? 0) / 100);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 120 }}>
      <LinearProgress
        variant="determinate"
        value={share}
        aria-label={translate('fields.projects.percentageInvested')}
        sx={{ flexGrow: 1, height: 6, borderRadius: 3, backgroundColor: 'action.selected' }}
      />
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <PercentField source={source} />
      </Box>
    </Box>
  );
}
