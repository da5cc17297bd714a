import { takeMax } from '@semilla/contract';
import { formatNumber } from '@semilla/format';
import type { ReactNode } from 'react';
import { BulkActionsToolbar, SelectAllButton, useListContext, useTranslate } from 'react-admin';

/** Selects as many rows as one request can list, and says so if the list is longer. */
function SelectAll() {
  const translate = useTranslate();
  const { total = 0 } = useListContext();
  const isLonger = total > takeMax;
  const amounts = { max: formatNumber(takeMax), total: formatNumber(total) };
  return (
    <SelectAllButton
      label={isLonger ? translate('common.backoffice.selectFirst', amounts) : undefined}
      // React-admin warns of more rows when it selects as many as the limit, so a list that fits gets a
      // higher limit.
      limit={isLonger ? takeMax : takeMax + 1}
    />
  );
}

/** The bulk actions, next to the number of selected rows. */
export function BulkToolbar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds = [], total = 0 } = useListContext();
  return (
    <BulkActionsToolbar
      label={translate('common.backoffice.selected', {
        smart_count: selectedIds.length,
        total: formatNumber(total),
      })}
      selectAllButton={<SelectAll />}
    >
      {children}
    </BulkActionsToolbar>
  );
}
