import WorkbookIcon from '@mui/icons-material/GridOn';
import { useListContext } from 'react-admin';
import { listAddress } from '../providers/list-search.ts';
import { resourceNamed } from '../providers/resources.ts';
import { ExportButton } from './ExportButton.tsx';

/** Downloads the whole list as a file, with the current filters and order. */
export function ExportLink() {
  const { filter, filterValues, sort, resource, total } = useListContext();
  const { export: endpoint } = resourceNamed(resource);
  if (!total || !endpoint) return null;
  const address = listAddress(endpoint, {
    filter: { ...filterValues, ...filter },
    sort,
  });
  const mark = address.includes('?') ? '&' : '?';
  return (
    <>
      <ExportButton label="ra.action.export" endpoint={endpoint} address={address} />
      <ExportButton
        label="common.backoffice.exportExcel"
        endpoint={endpoint}
        address={`${address}${mark}format=xlsx`}
        icon={<WorkbookIcon />}
      />
    </>
  );
}
