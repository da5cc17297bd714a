import EditIcon from '@mui/icons-material/EditOutlined';
import Alert from '@mui/material/Alert';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { type BookAccount, type BookAccountKind, v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { call } from '../providers/session.ts';
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
  return (
    <>
      <Typography variant="h3" sx={{ mt: 3, mb: 1 }}>
        {title}
      </Typography>
      <Alert severity="warning">{translate('overview.accounting.toConfirm')}</Alert>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {found && (
        <TableContainer tabIndex={0} aria-label={title} component="section" sx={{ mt: 1 }}>
          <Table size="small" aria-label={title}>
            <TableHead>
              <TableRow>
                <TableCell>{translate('fields.bookAccounts.kind')}</TableCell>
                <TableCell>{translate('fields.trialBalance.code')}</TableCell>
                <TableCell />
              </TableRow>
            </TableHead>
            <TableBody>
              {found.data.map((account) => (
                <TableRow key={account.kind}>
                  <TableCell component="th" scope="row">
                    {nameOf(account)}
                  </TableCell>
                  <TableCell>
                    {account.code}
                    <Typography variant="body2" color="textSecondary">
                      {account.name}
                    </Typography>
                  </TableCell>
                  <TableCell align="right">
                    <IconButton
                      size="small"
                      aria-label={translate('overview.accounting.edit', { kind: nameOf(account) })}
                      onClick={() => setEditedKind(account.kind)}
                    >
                      <EditIcon />
                    </IconButton>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {edited && (
        <BookAccountDialog account={edited} name={nameOf(edited)} onClose={() => setEditedKind(undefined)} />
      )}
    </>
  );
}
