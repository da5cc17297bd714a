import CompactIcon from '@mui/icons-material/DensitySmall';
import { IconButton, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCompactRows } from './use-density.ts';

/** Makes the rows of all tables compact, or comfortable again. */
export function DensityButton() {
  const translate = useTranslate();
  const [isCompact, setCompact] = useCompactRows();
  const label = translate('common.backoffice.compactRows');
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        color={isCompact ? 'primary' : 'default'}
        sx={{ backgroundColor: isCompact ? 'action.selected' : undefined }}
        aria-label={label}
        aria-pressed={isCompact}
        onClick={() => setCompact(!isCompact)}
      >
        <CompactIcon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
