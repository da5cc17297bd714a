import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import { FilterButton, List, type ListProps, Pagination, TopToolbar, useListContext } from 'react-admin';
import { ColumnsPlaceProvider } from './columns/columns-place.ts';
import { ExportLink } from './ExportLink.tsx';
import { ListFailure } from './ListFailure.tsx';
import { OrderButton } from './OrderButton.tsx';

// React-admin's own look of it on a phone is stronger than a single class.
const oneLineIfItFits = {
  '&&': { backgroundColor: 'transparent', alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } },
} as const;
const pageSizes = [10, 25, 50, 100];
// What went wrong stands in the place of the list.
const toldInPlace = { onError: () => {} };

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
    | 'disableAuthentication'
  > {
  filters: ReactElement[];
  /** What a phone can sort by, where there are no heads of columns. */
  sortable: string[];
  /** A `RecordTable`, where it is not cards everywhere. */
  table?: ReactNode;
  /** The same on a phone: `RecordCards`. */
  cards: ReactNode;
  /** What stands here before there is anything: a `Message`. */
  empty: ReactElement;
  perPage?: number;
  /** Under which name the columns are remembered, if not under that of the resource. */
  columnsKey?: string;
}

type ToolsProps = Pick<ListFrameProps, 'sortable'> & {
  hasHeads: boolean;
  holdColumns: (place: HTMLElement | null) => void;
};

function Tools({ sortable, hasHeads, holdColumns }: ToolsProps) {
  return (
    <TopToolbar sx={oneLineIfItFits}>
      {!hasHeads && sortable.length > 0 && <OrderButton fields={sortable} />}
      <FilterButton />
      <Box ref={holdColumns} sx={{ display: 'contents' }} />
      <ExportLink />
    </TopToolbar>
  );
}

/** There are no pages of what could not be loaded. */
function Pages() {
  return useListContext().error ? null : <Pagination rowsPerPageOptions={pageSizes} />;
}

/**
 * A list as all lists are, without the top of a page: filters, order and page in the address, columns and queries that are remembered, cards on a
 * phone, the whole of it as a file from the server, and what to do when there is nothing or it failed.
 */
export function ListFrame({
  filters,
  sortable,
  table,
  cards,
  perPage = 25,
  columnsKey,
  queryOptions,
  ...list
}: ListFrameProps) {
  const [place, holdColumns] = useState<HTMLElement | null>(null);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isTable = Boolean(table) && !isPhone;
  const columns = useMemo(() => ({ place, storeKey: columnsKey }), [place, columnsKey]);
  return (
    <ColumnsPlaceProvider value={columns}>
      <List
        {...list}
        queryOptions={{ ...toldInPlace, ...queryOptions }}
        title={false}
        actions={<Tools hasHeads={isTable} {...{ sortable, holdColumns }} />}
        filters={filters}
        perPage={perPage}
        pagination={<Pages />}
        error={<ListFailure />}
        component={isTable ? undefined : 'div'}
      >
        {isTable ? table : cards}
      </List>
    </ColumnsPlaceProvider>
  );
}
