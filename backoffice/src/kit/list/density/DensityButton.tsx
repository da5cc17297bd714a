import CompactIcon from '@mui/icons-material/DensitySmall';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
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
