import { Link, Skeleton } from '@mui/material';
import type { Field } from '@semilla/contract';
import { LinkBase, useGetRecordRepresentation, useReference } from 'react-admin';

/** The resource of a record whose id is noted, by the field that people see in place of the id. */
const resources: Record<string, string | undefined> = {
  userName: 'customer',
  projectName: 'project',
  promoterName: 'owners',
  guaranteeAgentName: 'owners',
  ownerName: 'owners',
};

/** The resource that the id of a field belongs to, if it has a page. */
export function resourceOf(field: Field | undefined): string | undefined {
  return field?.shownAs === undefined ? undefined : resources[field.shownAs];
}

interface RecordNameProps {
  resource: string;
  id: string;
}

/** The name of a record, as a link to its page; its id if it cannot be read. */
export function RecordName({ resource, id }: RecordNameProps) {
  const { referenceRecord, isPending } = useReference({ reference: resource, id });
  const nameOf = useGetRecordRepresentation(resource);
  if (isPending) return <Skeleton component="span" width="8rem" sx={{ display: 'inline-block' }} />;
  if (!referenceRecord) return <>{id}</>;
  return (
    <Link component={LinkBase} to={`/${resource}/${id}/`}>
      {nameOf(referenceRecord)}
    </Link>
  );
}
