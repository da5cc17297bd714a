import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type entryTest, v1 } from '@semilla/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import type { RecordOf } from '../../api/as-record-value.ts';
import { call } from '../../api/session.ts';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { LoadFailure } from '../../kit/page/LoadFailure.tsx';

type EntryTestOf = RecordOf<typeof entryTest>;

function Answers({ test: { answers, questionnaireVersion: version } }: { test: EntryTestOf }) {
  const translate = useTranslate();
  const { data, error, refetch } = useQuery({
    queryKey: ['questionnaire', version],
    queryFn: ({ signal }) => call(v1.entryTests.findQuestionnaire, { query: { version } }, { signal }),
    enabled: answers !== null,
    retry: false,
  });
  if (!answers) return <Typography>{translate('investor.backoffice.tests.noAnswers')}</Typography>;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return data?.questions.map(({ id, text, options }) => (
    <Typography key={id} component="div" sx={{ mb: 1.5 }}>
      <Typography component="div" variant="body2" color="textSecondary">
        {text}
      </Typography>
      {options.find((option) => option.id === answers[id])?.text}
    </Typography>
  ));
}

export function AnswersButton() {
  const test = useRecordContext<EntryTestOf>();
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  if (!test) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('investor.backoffice.tests.see')}
      </Button>
      {isOpen && (
        <Dialog
          open
          fullWidth
          maxWidth="md"
          fullScreen={isPhone}
          onClose={close}
          aria-labelledby="dialog-answers-title"
        >
          <DialogTitle id="dialog-answers-title">
            {translate('investor.backoffice.tests.answers')}
          </DialogTitle>
          <DialogContent dividers tabIndex={0}>
            <Answers test={test} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
