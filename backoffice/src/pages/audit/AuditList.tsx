import AuditIcon from '@mui/icons-material/HistoryEduOutlined';
import { Box, Card, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import type { AuditRecord } from '../../api/record-types/audit-record.ts';
import { ActivityEntry } from '../../kit/activity/ActivityEntry.tsx';
import { SubjectLink } from '../../kit/activity/SubjectLink.tsx';
import { ListPage } from '../../kit/list/ListPage.tsx';
import { NothingFound } from '../../kit/list/NothingFound.tsx';
import { CardsLoading } from '../../kit/list/RecordCards.tsx';
import { Message } from '../../kit/page/Message.tsx';
import { AuditTable } from './AuditTable.tsx';
import { auditFilters } from './audit-filters.tsx';
import { ChainCheck } from './ChainCheck.tsx';

function AuditCards() {
  const { data, isPending } = useListContext<AuditRecord>();
  if (isPending) return <CardsLoading />;
  if (!data?.length) return <NothingFound />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {data.map((entry) => (
        <Card key={entry.id} sx={{ p: 2 }}>
          <ActivityEntry entry={entry} about={<SubjectLink entry={entry} />} />
        </Card>
      ))}
    </Box>
  );
}

function Nothing() {
  const translate = useTranslate();
  return (
    <Message icon={<AuditIcon />} title={translate('audit.empty')} text={translate('audit.emptyHint')} />
  );
}

function Lead() {
  const translate = useTranslate();
  return (
    <Typography color="textSecondary" sx={{ mb: 1, maxWidth: '48rem' }}>
      {translate('audit.lead')}
    </Typography>
  );
}

export default function AuditList() {
  return (
    <ListPage
      title="audit.title"
      lead={<Lead />}
      actions={<ChainCheck />}
      filters={auditFilters}
      sort={{ field: 'at', order: 'DESC' }}
      sortable={['at']}
      table={<AuditTable />}
      cards={<AuditCards />}
      empty={<Nothing />}
    />
  );
}
