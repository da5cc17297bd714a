import { Button, Card, Skeleton, Typography } from '@mui/material';
import { LinkBase, useGetList, useTranslate } from 'react-admin';
import type { ActivityOf, AuditRecord } from '../../api/record-types/audit-record.ts';
import { Timeline } from '../activity/ActivityEntry.tsx';
import { PartFailure } from '../page/PartFailure.tsx';

const latest = { page: 1, perPage: 6 };
const newestFirst = { field: 'at', order: 'DESC' } as const;

interface LatestActivityProps {
  of: ActivityOf;
  /** The page with all of it. */
  to: string;
}

/** The latest entries of the audit trail about a record. */
export default function LatestActivity({ of, to }: LatestActivityProps) {
  const translate = useTranslate();
  const query = useGetList<AuditRecord>(
    'audit',
    { filter: of, pagination: latest, sort: newestFirst },
    { retry: false },
  );
  const title = 'overview.summary.latest';
  if (query.error) return <PartFailure title={title} of={query} />;
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate(title)}
      </Typography>
      {query.isPending && <Skeleton variant="rounded" height={420} />}
      {query.data?.length === 0 && (
        <Typography color="textSecondary">{translate('audit.noActivity')}</Typography>
      )}
      {query.data && query.data.length > 0 && (
        <>
          <Timeline entries={query.data} label={translate(title)} isShort />
          <Button component={LinkBase} to={to} size="small">
            {translate('overview.summary.wholeActivity')}
          </Button>
        </>
      )}
    </Card>
  );
}
