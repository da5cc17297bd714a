import { Box } from '@mui/material';
import { Children, useRef } from 'react';
import { DataTable, type DataTableProps, type RaRecord, useListContext } from 'react-admin';
import { createPortal } from 'react-dom';
import { ColumnsButton } from './columns/ColumnsButton.tsx';
import { useColumnsPlace } from './columns/columns-place.ts';
import { useColumnsKey } from './columns/use-shown-columns.ts';
import { compactRows, useCompactRows } from './density/use-density.ts';
import { NothingFound } from './NothingFound.tsx';
import { recordTable } from './record-table.ts';
import { useRowKeys } from './row-keys/use-row-keys.ts';
import { headInPage, headInWrapper } from './sticky-head/sticky-head.ts';
import { useOverflows } from './sticky-head/use-overflows.ts';
import { TableLoading } from './TableLoading.tsx';

const none: string[] = [];

/** A table of records. It has a column chooser if its list provides a place for the button. The children are columns. */
export function RecordTable<R extends RaRecord>({
  hiddenColumns: hiddenAtFirst = none,
  children,
  sx = recordTable,
  ...table
}: DataTableProps<R>) {
  const { place } = useColumnsPlace();
  const { storeKey, hiddenColumns } = useColumnsKey(children, hiddenAtFirst);
  const { isPending, data } = useListContext();
  const root = useRef<HTMLDivElement>(null);
  useRowKeys(root);
  const [isCompact] = useCompactRows();
  const overflows = useOverflows(root, Boolean(data?.length));
  return (
    <Box ref={root} data-row-keys="">
      {isPending ? (
        <TableLoading columns={Children.toArray(children).length - hiddenColumns.length} />
      ) : (
        <DataTable<R>
          bulkActionButtons={false}
          empty={<NothingFound />}
          {...table}
          sx={[sx, overflows ? headInWrapper : headInPage, isCompact && compactRows].flat()}
          hiddenColumns={hiddenColumns}
          storeKey={storeKey}
        >
          {children}
        </DataTable>
      )}
      {place &&
        createPortal(
          <ColumnsButton storeKey={storeKey} hiddenAtFirst={hiddenColumns}>
            {children}
          </ColumnsButton>,
          place,
        )}
    </Box>
  );
}
