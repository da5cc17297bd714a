import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactElement, ReactNode } from 'react';
import {
  ColumnsButton,
  FilterButton,
  List,
  type ListProps,
  Pagination,
  SortButton,
  TopToolbar,
  useTranslate,
} from 'react-admin';
import { ExportLink } from './ExportLink.tsx';
import { ListFailure } from './ListFailure.tsx';
import { PageHeading, type Step } from './PageHeading.tsx';

const pageSizes = [10, 25, 50, 100];

interface ListPageProps
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
  title: string;
  /** What the list is of, where that needs saying. */
  lead?: ReactNode;
  trail?: Step[];
  /** What one can do here besides looking: creating, as a rule. */
  actions?: ReactNode;
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

type ToolsProps = Pick<ListPageProps, 'sortable' | 'tools' | 'canExport' | 'canChooseColumns'> & {
  isPhone: boolean;
};

function Tools({ sortable, tools, canExport, canChooseColumns, isPhone }: ToolsProps) {
  return (
    <TopToolbar>
      {isPhone && sortable.length > 0 && <SortButton fields={sortable} />}
      <FilterButton />
      {tools}
      {!isPhone && canChooseColumns && <ColumnsButton />}
      {canExport && <ExportLink />}
    </TopToolbar>
  );
}

/**
 * A list as all lists are: filters, order and page in the address, columns and queries that are remembered, cards on a
 * phone, the whole of it as a file from the server, and what to do when there is nothing or it failed.
 */
export function ListPage({
  title,
  lead,
  trail = [],
  actions,
  tools,
  filters,
  sortable,
  table,
  cards,
  perPage = 25,
  canExport = true,
  canChooseColumns = true,
  ...list
}: ListPageProps) {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return (
    <>
      <PageHeading title={translate(title)} trail={trail} actions={actions} />
      {lead}
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
    </>
  );
}
