import WorkbookIcon from '@mui/icons-material/GridOn';
import { useListContext } from 'react-admin';
import { asWorkbook } from '../../api/as-workbook.ts';
import { listAddress } from '../../api/list-search.ts';
import { resourceNamed } from '../../api/resources.ts';
import { FocusedWhenAsked } from '../acts/asked-act/FocusedWhenAsked.tsx';
import { ExportButton } from './ExportButton.tsx';

/** Downloads the whole list as a file, with the current filters and order. */
export function ExportLink() {
  const { filter, filterValues, sort, resource, total } = useListContext();
  const { export: endpoint } = resourceNamed(resource);
  if (!endpoint) return null;
  const address = listAddress(endpoint, {
    filter: { ...filterValues, ...filter },
    sort,
  });
  // Shown while the list loads, because a button that appears later would move those beside it under the pointer.
  const common = { endpoint, isDisabled: !total };
  return (
    <FocusedWhenAsked act="export">
      <ExportButton {...common} label="ra.action.export" address={address} />
      <ExportButton
        {...common}
        label="common.backoffice.exportExcel"
        address={asWorkbook(address)}
        icon={<WorkbookIcon />}
      />
    </FocusedWhenAsked>
  );
}
