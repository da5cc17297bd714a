import DownloadIcon from '@mui/icons-material/Download';
import { Button, useListContext } from 'react-admin';
import { listAddress } from '../providers/list-query.ts';
import { resourceNamed } from '../providers/resources.ts';

/** Downloads the whole list as a file, with the filters and the order in use. */
export function ExportLink() {
  const { filter, filterValues, sort, resource, total } = useListContext();
  const { export: endpoint } = resourceNamed(resource);
  if (!total || !endpoint) return null;
  const address = listAddress(endpoint, {
    filter: { ...filterValues, ...filter },
    sort,
  });
  return (
    <Button label="ra.action.export" href={address}>
      <DownloadIcon />
    </Button>
  );
}
