import type { MouseEvent } from 'react';

/** How tables of records look. Name the column that may break its lines `column-name`. */
export const recordTable = {
  overflowX: 'auto',
  '& .MuiTableCell-root': { px: 1.25 },
  '& .RaDataTable-rowCell': { whiteSpace: 'nowrap' },
  '& .RaDataTable-rowCell.column-name': { whiteSpace: 'normal', minWidth: 170 },
  '& .RaDataTable-headerCell': { lineHeight: 1.3 },
  '& .MuiTableSortLabel-root': { minHeight: 24 },
} as const;

/** For a link or button in a row that leads somewhere too: without this, one click would go there twice, and Back would seem to do nothing. */
export const onlyHere = (event: MouseEvent) => event.stopPropagation();
