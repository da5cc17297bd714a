import type { Theme } from '@mui/material/styles';

/** The height of the bar at the top of the window. */
const barHeight = ({ spacing }: Theme) => spacing(6);

// The borders of cells do not move with a head that sticks, so its line is a shadow.
const headCell = {
  position: 'sticky',
  zIndex: 2,
  backgroundColor: 'background.paper',
  boxShadow: ({ palette }: Theme) => `inset 0 -1px 0 ${palette.divider}`,
} as const;

/** The table fits: the page scrolls, and the head sticks below the bar of the window. */
export const headInPage = {
  '& .RaDataTable-tableWrapper': { overflow: 'visible', borderRadius: 1 },
  '& .MuiTableHead-root .MuiTableCell-root': { ...headCell, top: barHeight },
  // A row that gets the focus is scrolled to below the head.
  '& .RaDataTable-row': { scrollMarginTop: 112, scrollMarginBottom: 64 },
} as const;

/**
 * The table is wider than the page. What scrolls sideways also holds what sticks, so the wrapper scrolls downwards too. It is never
 * higher than the window.
 */
export const headInWrapper = {
  '& .RaDataTable-tableWrapper': {
    overflow: 'auto',
    borderRadius: 1,
    maxHeight: (theme: Theme) => `calc(100dvh - ${barHeight(theme)} - ${theme.spacing(4)})`,
  },
  '& .MuiTableHead-root .MuiTableCell-root': { ...headCell, top: 0 },
  '& .RaDataTable-row': { scrollMarginTop: 56 },
} as const;
