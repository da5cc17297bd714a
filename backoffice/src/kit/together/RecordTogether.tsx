import { type RaRecord, useRecordContext, useResourceContext } from 'react-admin';
import type { Managed } from '../../api/access.ts';
import { apiNameOf, endpointOf } from '../../api/resources.ts';
import { useMay } from '../../api/use-may.ts';
import { Together } from './Together.tsx';
import { isClaimed } from './use-claims.ts';
import { useNewest } from './use-newest.ts';

type Versioned = RaRecord & Managed & { version: number };

function OfRecord({ resource, record }: { resource: string; record: Versioned }) {
  const { newest, take } = useNewest(resource, record);
  const claimed = apiNameOf(resource);
  // react-admin shows a known record before it has checked whether the user may edit it.
  const mayEdit = useMay(resource, 'edit', record);
  if (!mayEdit || !isClaimed(claimed)) return null;
  return (
    <Together
      resource={claimed}
      recordId={String(record.id)}
      endpoint={endpointOf(resource, 'edit')}
      record={record}
      newest={newest}
      onTake={take}
    />
  );
}

/** `Together` for the record of a page of react-admin; nothing while a record is created. */
export function RecordTogether() {
  const resource = useResourceContext();
  const record = useRecordContext<Versioned>();
  if (!resource || typeof record?.version !== 'number') return null;
  return <OfRecord resource={resource} record={record} />;
}
