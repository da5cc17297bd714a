import { recordTable } from './record-table.ts';

/** Table styles for long texts: lines wrap. */
export const longTable = {
  ...recordTable,
  '& .RaDataTable-rowCell': { whiteSpace: 'normal', minWidth: 140 },
} as const;
