import BlockIcon from '@mui/icons-material/Block';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import { addressOf } from '@semilla/client';
import { v1 } from '@semilla/contract';
import { useMay } from '../../api/use-may.ts';
import { BulkAssignButton } from '../../kit/list/bulk/BulkAssignButton.tsx';
import { BulkConfirmButton } from '../../kit/list/bulk/BulkConfirmButton.tsx';
import { useBulkSelection } from '../../kit/list/bulk/bulk-selection.ts';
import { ExportButton } from '../../kit/list/ExportButton.tsx';

const notes = ['overview.bulk.mails', 'overview.bulk.notStaff'];

function ExportSelected() {
  const { isWhole, rows } = useBulkSelection();
  // The list's own button exports all rows that match.
  if (isWhole || !('ids' in rows)) return null;
  return (
    <ExportButton
      label="account.backoffice.bulk.export"
      endpoint={v1.users.export}
      address={addressOf(v1.users.export, { query: { ids: rows.ids } })}
    />
  );
}

export function CustomerBulkActions() {
  const mayAssign = useMay('customer', 'assignManager');
  const mayGovern = useMay('customer', 'govern');
  const words = 'account.backoffice.bulk';
  return (
    <>
      {mayAssign && (
        <BulkAssignButton
          act="assignUsers"
          title="account.backoffice.assign.severalTitle"
          notes={['overview.bulk.notStaff']}
        />
      )}
      {mayGovern && (
        <>
          <BulkConfirmButton
            act="disableUsers"
            words={`${words}.disable`}
            icon={<BlockIcon />}
            notes={notes}
            typedFrom={10}
          />
          <BulkConfirmButton act="enableUsers" words={`${words}.enable`} icon={<CheckIcon />} notes={notes} />
        </>
      )}
      <ExportSelected />
    </>
  );
}
