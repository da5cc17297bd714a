import ColumnsIcon from '@mui/icons-material/ViewWeek';
import { Button, Popover } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ColumnChoice } from './ColumnChoice.tsx';
import { type ColumnsOf, useColumns } from './use-columns.ts';
import { useReportColumns } from './use-shown-columns.ts';

/** Opens the column chooser of a table. */
export function ColumnsButton(columns: ColumnsOf) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  useReportColumns(useColumns(columns).columns);
  const label = translate('ra.action.select_columns');
  return (
    <>
      <Button
        size="small"
        sx={{ lineHeight: 1.5 }}
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <ColumnChoice {...columns} />
      </Popover>
    </>
  );
}
