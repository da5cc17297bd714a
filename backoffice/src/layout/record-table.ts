import type { Theme } from '@mui/material/styles';
import { tokens } from '@semilla/format/tokens';
import type { MouseEvent } from 'react';

/**
 * What can be done with the selected rows: over the line of filters where there is room for it. On a narrow screen both
 * take several lines, and it stands at the bottom of the window, where it covers no half of anything.
 */
const bulkActions = {
  '& .MuiToolbar-root.RaBulkActionsToolbar-toolbar': {
    bottom: 0,
    // Over the line around the table.
    left: -1,
    right: -1,
    height: 'auto',
    // As high as a line of filters, which it covers.
    minHeight: 56,
    py: 0.5,
    transform: 'none',
    flexWrap: 'wrap',
    color: 'text.primary',
    backgroundColor: ({ palette }: Theme) => tokens.colours[palette.mode].primarySoft,
    border: 1,
    borderColor: 'divider',
    '@media (width < 1200px)': { position: 'fixed', left: 0, right: 0, borderRadius: 0, zIndex: 'appBar' },
  },
  '& .MuiToolbar-root.RaBulkActionsToolbar-collapsed': { display: 'none' },
  '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap' },
} as const;

/** How tables of records look. Name the column that may break its lines `column-name`. */
export const recordTable = {
  ...bulkActions,
  // Not the whole of it, which would cut off the bar above the table.
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', borderRadius: 1 },
  '& .MuiTableCell-root': { px: 1.25 },
  '& .RaDataTable-rowCell': { whiteSpace: 'nowrap' },
  '& .RaDataTable-rowCell:is(.column-name, .column-description)': { whiteSpace: 'normal', minWidth: 170 },
  // Figures end where what follows them begins.
  '& .MuiTableCell-alignRight + .MuiTableCell-root:not(.MuiTableCell-alignRight)': { pl: 3 },
  '& .RaDataTable-headerCell': { lineHeight: 1.3 },
  '& .MuiTableSortLabel-root': { minHeight: 24 },
} as const;

/** For a link or button in a row that leads somewhere too: without this, one click would go there twice, and Back would seem to do nothing. */
export const onlyHere = (event: MouseEvent) => event.stopPropagation();
