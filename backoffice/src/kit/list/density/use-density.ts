import { useStore } from 'react-admin';

/** Whether the tables of this user, in this browser, have compact rows. Kept like the choice of columns. */
export function useCompactRows(): [isCompact: boolean, set: (isCompact: boolean) => void] {
  return useStore<boolean>('lists.isCompact', false);
}

/** Compact rows: one line of text with its padding, and controls of the smallest size that a pointer needs. */
export const compactRows = {
  '& .RaDataTable-rowCell, & .RaDataTable-headerCell, & .RaDataTable-row > .MuiTableCell-paddingCheckbox': {
    py: 0.25,
    fontSize: '0.8125rem',
    lineHeight: '1.375rem',
  },
  '& .RaDataTable-row .MuiIconButton-root, & .RaDataTable-row .MuiCheckbox-root': { p: 0.25 },
  '& .RaDataTable-row .MuiChip-root': { height: 22 },
  '& .RaDataTable-row .MuiAvatar-root': { width: 24, height: 24, fontSize: '0.75rem' },
} as const;
