import { recordTable } from './record-table.ts';

/** How tables look whose texts are long: their lines break. */
export const longTable = {
  ...recordTable,
  '& .RaDataTable-rowCell': { whiteSpace: 'normal', minWidth: 140 },
} as const;
