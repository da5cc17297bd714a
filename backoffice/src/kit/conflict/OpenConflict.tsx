import { Button, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ConflictChoice, EditConflict } from '../../api/conflict-gate.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { DifferencesTable } from '../together/DifferencesTable.tsx';
import { differingFields } from '../together/differing-fields.ts';
import { useLastEditor } from '../together/use-last-editor.ts';

interface OpenConflictProps {
  conflict: EditConflict;
  finish: (choice: ConflictChoice) => void;
}

/** The values of both people, and which of them to keep. */
export default function OpenConflict({ conflict, finish }: OpenConflictProps) {
  const translate = useTranslate();
  const fields = differingFields(conflict);
  const name = useLastEditor(conflict.recordId, Number(conflict.now.version));
  const words = (key: string) => translate(`common.backoffice.conflict.${key}`, { name });
  return (
    <Dialog
      open
      onClose={() => finish('back')}
      aria-labelledby="conflict-title"
      maxWidth="md"
      fullWidth
      slotProps={{
        paper: { sx: { m: { xs: 1.5, sm: 4 }, width: { xs: 'calc(100% - 24px)', sm: 'calc(100% - 64px)' } } },
      }}
    >
      <DialogTitle id="conflict-title">{words('title')}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>{words(name ? 'leadNamed' : 'lead')}</Typography>
          {fields.length > 0 && <DifferencesTable fields={fields} />}
          <Typography variant="body2" color="textSecondary">
            {words(fields.length > 0 ? 'follows' : 'same')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        <Button onClick={() => finish('back')}>{words('back')}</Button>
        <Button onClick={() => finish('theirs')}>{words('keepTheirs')}</Button>
        <Button variant="contained" onClick={() => finish('mine')}>
          {words('saveMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
