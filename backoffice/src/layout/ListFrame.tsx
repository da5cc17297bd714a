import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import { FilterButton, List, type ListProps, Pagination, TopToolbar } from 'react-admin';
import { ColumnsButton } from './ColumnsButton.tsx';
import { ExportLink } from './ExportLink.tsx';
import { ListFailure } from './ListFailure.tsx';
import { OrderButton } from './OrderButton.tsx';

const pageSizes = [10, 25, 50, 100];

export interface ListFrameProps
  extends Pick<
    ListProps,
    | 'sort'
    | 'filter'
    | 'filterDefaultValues'
    | 'queryOptions'
    | 'resource'
    | 'storeKey'
    | 'disableSyncWithLocation'
  > {
  /** More that stands beside the buttons of the list. */
  tools?: ReactNode;
  filters: ReactElement[];
  /** What a phone can sort by, where there are no heads of columns. */
  sortable: string[];
  /** A `DataTable`. */
  table: ReactNode;
  /** The same on a phone: `RecordCards`. */
  cards: ReactNode;
  /** What stands here before there is anything: a `Message`. */
  empty: ReactElement;
  perPage?: number;
  canExport?: boolean;
  canChooseColumns?: boolean;
}

type ToolsProps = Pick<ListFrameProps, 'sortable' | 'tools' | 'canExport' | 'canChooseColumns'> & {
  isPhone: boolean;
};

function Tools({ sortable, tools, canExport, canChooseColumns, isPhone }: ToolsProps) {
  return (
    <TopToolbar>
      {isPhone && sortable.length > 0 && <OrderButton fields={sortable} />}
      <FilterButton />
      {tools}
      {!isPhone && canChooseColumns && <ColumnsButton />}
      {canExport && <ExportLink />}
    </TopToolbar>
  );
}

/**
 * A list as all lists are, without the top of a page: filters, order and page in the address, columns and queries that are remembered, cards on a
 * phone, the whole of it as a file from the server, and what to do when there is nothing or it failed.
 */
export function ListFrame({
  tools,
  filters,
  sortable,
  table,
  cards,
  perPage = 25,
  canExport = true,
  canChooseColumns = true,
  ...list
}: ListFrameProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <List
      {...list}
      title={false}
      actions={<Tools {...{ sortable, tools, canExport, canChooseColumns, isPhone }} />}
      filters={filters}
      perPage={perPage}
      pagination={<Pagination rowsPerPageOptions={pageSizes} />}
      error={<ListFailure />}
      component={isPhone ? 'div' : undefined}
    >
      {isPhone ? cards : table}
    </List>
  );
}
