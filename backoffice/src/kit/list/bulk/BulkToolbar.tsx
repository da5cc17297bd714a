import { formatNumber } from '@semilla/format';
import { type ReactNode, useState } from 'react';
import { BulkActionsToolbar, Button, useListContext, useTranslate } from 'react-admin';
import { WholeProvider } from './bulk-selection.ts';

interface BulkToolbarProps {
  /** Whether the acts are only for rows that were shown. */
  isOfRowsOnly?: boolean;
  children: ReactNode;
}

/** The bulk actions, next to the number of selected rows and a button that selects all rows that match the filter. */
export function BulkToolbar({ isOfRowsOnly = false, children }: BulkToolbarProps) {
  const translate = useTranslate();
  const { selectedIds = [], total = 0, filterValues } = useListContext();
  // The choice of all rows ends as soon as the selection or the filter changes.
  const shown = JSON.stringify([selectedIds, filterValues]);
  const [wholeOf, setWholeOf] = useState<string>();
  const isWhole = wholeOf === shown && selectedIds.length > 0;
  const totals = { total: formatNumber(total) };
  const label = isWhole
    ? translate('overview.bulk.allSelected', totals)
    : translate('common.backoffice.selected', { smart_count: selectedIds.length, ...totals });
  return (
    <WholeProvider value={isWhole}>
      <BulkActionsToolbar
        label={label}
        selectAllButton={
          !isOfRowsOnly && !isWhole && selectedIds.length > 0 && total > selectedIds.length ? (
            <Button label={translate('overview.bulk.selectAll', totals)} onClick={() => setWholeOf(shown)} />
          ) : (
            false
          )
        }
      >
        {children}
      </BulkActionsToolbar>
    </WholeProvider>
  );
}
