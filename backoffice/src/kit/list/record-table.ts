import type { Theme } from '@mui/material/styles';
import { tokens } from '@semilla/format/tokens';

/**
 * The bulk actions bar covers the filters if there is enough width. On a narrow screen both take several lines, so the bar is
 * fixed at the bottom of the window.
 */
const bulkActions = {
  '& .MuiToolbar-root.RaBulkActionsToolbar-toolbar': {
    bottom: 0,
    // The bar also covers the table's border.
    left: -1,
    right: -1,
    height: 'auto',
    // As high as the filter row, which the bar covers.
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

/** Columns with the class `column-name` or `column-description` may wrap. All others stay on one line. */
export const recordTable = {
  ...bulkActions,
  // Only the table's wrapper scrolls. If the whole list scrolled, it would clip the bulk actions bar.
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', borderRadius: 1 },
  '& .MuiTableCell-root': { px: 1.25 },
  // The row that the keys j and k have reached.
  '& .RaDataTable-row:focus': {
    outline: ({ palette }: Theme) => `2px solid ${tokens.colours[palette.mode].focus}`,
    outlineOffset: -2,
  },
  '& .RaDataTable-rowCell': { whiteSpace: 'nowrap' },
  '& .RaDataTable-rowCell:is(.column-name, .column-description)': { whiteSpace: 'normal', minWidth: 170 },
  // Separates a right-aligned column from the next, left-aligned one.
  '& .MuiTableCell-alignRight + .MuiTableCell-root:not(.MuiTableCell-alignRight)': { pl: 3 },
  '& .RaDataTable-headerCell': { lineHeight: 1.3 },
  '& .MuiTableSortLabel-root': { minHeight: 24 },
} as const;
