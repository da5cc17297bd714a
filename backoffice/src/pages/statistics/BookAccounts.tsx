import EditIcon from '@mui/icons-material/EditOutlined';
import { Alert, Box, IconButton, Skeleton, Typography } from '@mui/material';
import { type BookAccount, type BookAccountKind, v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { FigureTable } from '../../kit/list/FigureTable.tsx';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';
import { accountOf } from './account-of.tsx';
import { BookAccountDialog } from './BookAccountDialog.tsx';

/** The chart of accounts, each account with a dialog to edit it. */
export function BookAccounts() {
  const translate = useTranslate();
  const [editedKind, setEditedKind] = useState<BookAccountKind>();
  const {
    data: found,
    error,
    refetch,
  } = useQuery({
    queryKey: ['overview', 'bookAccounts'],
    queryFn: ({ signal }) => call(v1.bookAccounts.find, {}, { signal }),
    retry: false,
  });
  const title = translate('overview.accounting.chart');
  // Always from the last response: after a conflict the list is reloaded, and the dialog needs the new version.
  const edited = found?.data.find(({ kind }) => kind === editedKind);
  const nameOf = ({ kind }: BookAccount) => translate(`overview.accounting.kinds.${kind}`);
  const editButton = (account: BookAccount) => (
    <IconButton
      size="small"
      aria-label={translate('overview.accounting.edit', { kind: nameOf(account) })}
      onClick={() => setEditedKind(account.kind)}
    >
      <EditIcon />
    </IconButton>
  );
  const headingOf = (account: BookAccount) => (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', width: '100%' }}>
      <div>
        {nameOf(account)}
        <Typography variant="body2" color="textSecondary">
          {account.code} · {account.name}
        </Typography>
      </div>
      {editButton(account)}
    </Box>
  );
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {title}
      </Typography>
      <Alert severity="warning">{translate('overview.accounting.toConfirm')}</Alert>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!error && !found && <Skeleton variant="rounded" height={300} sx={{ mt: 1 }} />}
      {found && (
        <Box sx={{ mt: 1 }}>
          <FigureTable
            label={title}
            columns={[
              { label: 'fields.bookAccounts.kind', value: nameOf },
              { label: 'fields.trialBalance.code', value: accountOf },
              { label: 'overview.accounting.editColumn', value: editButton },
            ]}
            rows={found.data}
            keyOf={({ kind }) => kind}
            heading={headingOf}
          />
        </Box>
      )}
      {edited && (
        <BookAccountDialog account={edited} name={nameOf(edited)} onClose={() => setEditedKind(undefined)} />
      )}
    </>
  );
}
