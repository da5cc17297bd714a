import { MenuItem, TextField } from '@mui/material';
import { lookupPageSize, type User, v1 } from '@semilla/contract';
import { useGetList, useTranslate } from 'react-admin';
import { editWithVersion } from '../../api/edit-with-version.ts';
import type { WholeComplaintRecord } from '../../api/record-types/complaint-record.ts';
import { useAct } from '../../kit/acts/use-act.ts';
import { PartFailure } from '../../kit/page/PartFailure.tsx';
import { SideCard } from '../../kit/page/SideCard.tsx';

const words = 'support.complaints.backoffice.responsible';

const administrators = {
  filter: { role: 'admin' },
  pagination: { page: 1, perPage: lookupPageSize },
  sort: { field: 'name', order: 'ASC' as const },
};

/** The administrator responsible for the complaint. */
export function ResponsibleCard({ record }: { record: WholeComplaintRecord }) {
  const translate = useTranslate();
  const { act, isPending } = useAct();
  const { data = [], ...query } = useGetList<User & { id: string }>('users', administrators);
  const { complaintId, responsibleId, responsibleName } = record;
  const isKnown = data.some(({ id }) => id === responsibleId);
  const assign = (id: string) =>
    act(
      () =>
        editWithVersion(v1.complaints.edit, {
          resource: 'complaints',
          recordId: complaintId,
          params: { complaintId },
          before: record,
          changes: { responsibleId: id || null },
          bodyOn: () => ({ responsibleId: id || null }),
        }),
      { done: `${words}.changed` },
    );
  if (query.error) return <PartFailure title={`${words}.label`} of={query} />;
  return (
    <SideCard title={`${words}.label`}>
      <TextField
        select
        fullWidth
        label={translate(`${words}.label`)}
        value={responsibleId ?? ''}
        disabled={isPending}
        onChange={({ target }) => void assign(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{translate(`${words}.nobody`)}</MenuItem>
        {responsibleId && !isKnown && <MenuItem value={responsibleId}>{responsibleName}</MenuItem>}
        {data.map(({ id, name, surname }) => (
          <MenuItem key={id} value={id}>
            {[name, surname].filter(Boolean).join(' ')}
          </MenuItem>
        ))}
      </TextField>
    </SideCard>
  );
}
