import { Alert, Box, Button, DialogActions, DialogContent, DialogTitle, Link } from '@mui/material';
import { type AnswerOf, type keptRecord, v1 } from '@semilla/contract';
import { useState } from 'react';
import { TextInput, useRecordContext, useTranslate } from 'react-admin';
import type { RecordOf } from '../../api/as-record-value.ts';
import { formProblems } from '../../api/form-problems.ts';
import { call } from '../../api/session.ts';
import { useNotifyRefusal } from '../../kit/acts/use-notify-refusal.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FormDialog } from '../../kit/form/FormDialog.tsx';
import { KeptValues } from './KeptValues.tsx';

export type KeptRecordOf = RecordOf<typeof keptRecord>;
type Opened = AnswerOf<typeof v1.keptRecords.open>;

/** The values of a record as they were when the account was closed. */
function OpenedDialog({ opened, kind, onClose }: { opened: Opened; kind: string; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="dialog-kept-title">
      <DialogTitle id="dialog-kept-title">{translate('account.kept.name', { smart_count: 1 })}</DialogTitle>
      <DialogContent>
        <KeptValues resource={kind === 'identity' ? 'users' : kind} values={opened.data} />
        {opened.files.map(({ name, url }) => (
          <div key={url}>
            <Link href={url} target="_blank" rel="noreferrer">
              {name}
            </Link>
          </div>
        ))}
        <Box component="details" sx={{ mt: 2 }}>
          <summary>{translate('account.kept.asStored')}</summary>
          <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {JSON.stringify(opened.data, null, 2)}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** Opens a record kept from a closed account. Asks for the reason, which the audit trail records. */
export function OpenKept() {
  const record = useRecordContext<KeptRecordOf>();
  const translate = useTranslate();
  const notifyRefusal = useNotifyRefusal();
  const [isAsking, setAsking] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  if (!record) return null;
  const open = async (values: Record<string, unknown>) => {
    try {
      const params = { keptRecordId: record.id };
      setOpened(await call(v1.keptRecords.open, { params, body: { why: String(values.why) } }));
      setAsking(false);
      return true;
    } catch (error) {
      notifyRefusal(error);
      return false;
    }
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {translate('account.kept.open')}
        <span className="visually-hidden">
          : {record.userName}, {translate(`account.keptKinds.${record.kind}`)}
        </span>
      </Button>
      {isAsking && (
        <FormDialog
          title="account.kept.openTitle"
          saveLabel="account.kept.open"
          validate={(values) => formProblems(v1.keptRecords.open, values)}
          onSubmit={open}
          onLeave={() => setAsking(false)}
        >
          <Alert severity="info">{translate('account.kept.openHint')}</Alert>
          <TextInput source="why" label="account.kept.why" multiline minRows={2} isRequired />
        </FormDialog>
      )}
      {opened && <OpenedDialog opened={opened} kind={record.kind} onClose={() => setOpened(undefined)} />}
    </>
  );
}
