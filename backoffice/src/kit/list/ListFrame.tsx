import { Box, type LabelDisplayedRowsArgs } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatNumber } from '@semilla/format';
import { type ReactElement, type ReactNode, useMemo, useState } from 'react';
import {
  FilterButton,
  ListBase,
  type ListProps,
  ListView,
  Loading,
  Pagination,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import { ColumnsPlaceProvider } from './columns/columns-place.ts';
import { DensityButton } from './density/DensityButton.tsx';
import { ExportLink } from './ExportLink.tsx';
import { ListFailure } from './ListFailure.tsx';
import { OrderButton } from './OrderButton.tsx';
import { type Total, TotalsLine } from './totals/TotalsLine.tsx';
import type { ViewRecord } from './views/list-view.ts';
import { ViewsBar } from './views/ViewsBar.tsx';

// The doubled selector outranks react-admin's phone styles.
const oneLineIfItFits = {
  '&&': { backgroundColor: 'transparent', alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } },
} as const;
const pageSizes = [10, 25, 50, 100];
// ListFailure shows the error, so react-admin must not notify it too.
const withoutNotification = { onError: () => {} };

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
  /** The fields to sort by on a phone, where there are no column headers. */
  sortable: string[];
  /** A `RecordTable`. Without it, cards are shown on all screens. */
  table?: ReactNode;
  /** `RecordCards`, for phones. */
  cards: ReactNode;
  /** A `Message` for an empty list. */
  empty: ReactElement;
  perPage?: number;
  /** The storage key of the column choice. The resource's by default. */
  columnsKey?: string;
  /** Whether the list has saved views: the whole list of a resource, not that of one record. */
  hasViews?: boolean;
  /** The sums that the API adds to the list with `getTotalAmount`. */
  totals?: readonly Total[];
}

type ToolsProps = Pick<ListFrameProps, 'sortable'> & {
  hasHeads: boolean;
  holdColumns: (place: HTMLElement | null) => void;
};

function Tools({ sortable, hasHeads, holdColumns }: ToolsProps) {
  return (
    <TopToolbar sx={oneLineIfItFits}>
      {!hasHeads && sortable.length > 0 && <OrderButton fields={sortable} />}
      <FilterButton disableSaveQuery />
      <Box ref={holdColumns} sx={{ display: 'contents' }} />
      {hasHeads && <DensityButton />}
      <ExportLink />
    </TopToolbar>
  );
}

function Pages({ totals }: { totals: readonly Total[] }) {
  const translate = useTranslate();
  const names = {
    // On a phone react-admin leaves these labels to Material UI, which has only English ones.
    getItemAriaLabel: (page: string) => translate(`ra.navigation.${page}`),
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      translate('ra.navigation.page_range_info', {
        offsetBegin: formatNumber(from),
        offsetEnd: formatNumber(to),
        total: formatNumber(count),
      }),
  };
  if (useListContext().error) return null;
  return (
    <>
      {totals.length > 0 && <TotalsLine totals={totals} />}
      <Pagination rowsPerPageOptions={pageSizes} {...names} />
    </>
  );
}

const none: readonly Total[] = [];
const usualSort = { field: 'id', order: 'ASC' } as const;

/** What the table, its column chooser and the saved views tell each other. */
function useColumnsOfList(storeKey: string | undefined) {
  const [place, holdColumns] = useState<HTMLElement | null>(null);
  const [view, setView] = useState<ViewRecord>();
  const [shownColumns, reportColumns] = useState<string[]>();
  const columns = useMemo(
    () => ({ place, storeKey, view, shownColumns, reportColumns }),
    [place, storeKey, view, shownColumns],
  );
  return { columns, holdColumns, setView };
}

/**
 * A list without a page heading. It keeps filters, order and page in the address, stores columns and views, shows cards
 * on a phone, and has messages for an empty or failed list.
 */
export function ListFrame({
  filters,
  sortable,
  table,
  cards,
  empty,
  perPage = 25,
  columnsKey,
  queryOptions,
  hasViews = false,
  totals = none,
  ...list
}: ListFrameProps) {
  const { columns, holdColumns, setView } = useColumnsOfList(columnsKey);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const isTable = Boolean(table) && !isPhone;
  return (
    <ColumnsPlaceProvider value={columns}>
      <ListBase
        {...list}
        perPage={perPage}
        queryOptions={{ ...withoutNotification, ...queryOptions }}
        authLoading={<Loading />}
        offline={false}
      >
        {hasViews && <ViewsBar usual={list.sort ?? usualSort} onChoose={setView} />}
        <ListView
          title={false}
          actions={<Tools hasHeads={isTable} {...{ sortable, holdColumns }} />}
          filters={filters}
          pagination={<Pages totals={totals} />}
          empty={empty}
          error={<ListFailure />}
          component={isTable ? undefined : 'div'}
        >
          {isTable ? table : cards}
        </ListView>
      </ListBase>
    </ColumnsPlaceProvider>
  );
}
