import { projectFieldList } from '@semilla/contract';
import { useGetOne, useRecordContext } from 'react-admin';
import type { OwnerRecord } from '../../api/record-types/owner-record.ts';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { Fact, Facts } from '../../kit/fields/Facts.tsx';
import { nothing } from '../../kit/fields/nothing.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';

const { promoterId, guaranteeAgentId } = projectFieldList.fields;

function OwnerLink({ id }: { id: string | null }) {
  const { data } = useGetOne<OwnerRecord>('owners', { id: id ?? '' }, { enabled: id !== null });
  if (!id) return nothing;
  return <PlaceLink to={`/owners/${id}`}>{data?.legalName ?? '…'}</PlaceLink>;
}

/** Links to the companies behind a project. */
export function OwnerFacts() {
  const record = useRecordContext<ProjectRecord>();
  if (!record) return null;
  return (
    <Facts title="project.backoffice.owners.title">
      {([promoterId, guaranteeAgentId] as const).map(({ name, label }) => (
        <Fact key={name} label={label}>
          <OwnerLink id={record[name]} />
        </Fact>
      ))}
    </Facts>
  );
}
