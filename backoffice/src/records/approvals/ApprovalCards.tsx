import { Card, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { useMay } from '../../api/use-may.ts';
import { RelativeTimeField } from '../../kit/fields/RelativeTimeField.tsx';
import { RecordCard, RecordCards } from '../../kit/list/RecordCards.tsx';
import { ProposalStatusField } from './ProposalStatusField.tsx';
import { proposalTitle } from './proposal-title.ts';
import { ApproveTogether } from './together/ApproveTogether.tsx';
import { isApprovableTogether } from './together/is-approvable-together.ts';

const barBelow = {
  position: 'sticky',
  bottom: 8,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  mt: 1.5,
  px: 2,
  py: 1,
} as const;

function SelectProposal({ record: { id } }: { record: ProposalRecord }) {
  const translate = useTranslate();
  const { selectedIds = [], onToggleItem } = useListContext<ProposalRecord>();
  return (
    <FormControlLabel
      label={translate('common.backoffice.select')}
      control={<Checkbox checked={selectedIds.includes(id)} onChange={() => onToggleItem(id)} />}
    />
  );
}

/** The selected proposals, in sight while the cards are scrolled. */
function SelectedProposals() {
  const translate = useTranslate();
  const { selectedIds = [], total = 0 } = useListContext<ProposalRecord>();
  if (!selectedIds.length) return null;
  return (
    <Card sx={barBelow} elevation={4}>
      <span>{translate('common.backoffice.selected', { smart_count: selectedIds.length, total })}</span>
      <ApproveTogether />
    </Card>
  );
}

/** The proposals on a phone. Those that may be approved together can be selected. */
export function ApprovalCards() {
  const translate = useTranslate();
  const mayDecide = useMay('approvals', 'decide');
  return (
    <>
      <RecordCards<ProposalRecord>>
        {(record) => (
          <RecordCard
            title={proposalTitle(record, translate).whole}
            chip={<ProposalStatusField />}
            below={mayDecide && isApprovableTogether(record) ? <SelectProposal record={record} /> : undefined}
          >
            <Typography variant="body2" color="textSecondary">
              {record.proposedByName} · <RelativeTimeField at={record.createdAt} />
            </Typography>
          </RecordCard>
        )}
      </RecordCards>
      {mayDecide && <SelectedProposals />}
    </>
  );
}
