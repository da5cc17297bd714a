import { Button, Card, List, ListItem, ListItemText, Typography } from '@mui/material';
import { type BankFile, v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useQuery } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { call } from '../../api/session.ts';
import { useMay } from '../../api/use-may.ts';
import { useMoneyAct } from '../../kit/acts/use-money-act.ts';
import { Refusal } from '../../kit/form/Refusal.tsx';

function StartImport({ bankFileId }: BankFile) {
  const translate = useTranslate();
  const notify = useNotify();
  const acting = useMoneyAct(v1.bankFiles.import, () =>
    notify('payment.bank.files.known', { type: 'success' }),
  );
  return (
    <>
      <Refusal message={acting.refusal} />
      <Button
        variant="outlined"
        disabled={acting.isSending}
        onClick={() => void acting.run({ params: { bankFileId } })}
      >
        {translate('payment.bank.files.start')}
      </Button>
    </>
  );
}

/** The buttons for a refused file: remove it from the list or, if it came from the folder, read it again. */
function Refused({ bankFileId, name, origin }: BankFile) {
  const translate = useTranslate();
  const notify = useNotify();
  const retrying = useMoneyAct(v1.bankFiles.retry, ({ state }) =>
    notify(`payment.bank.files.${state === 'found' ? 'retried' : 'refusedAgain'}`),
  );
  const discarding = useMoneyAct(v1.bankFiles.discard, () =>
    notify('payment.bank.files.discarded', { type: 'success' }),
  );
  const acts = [
    ...(origin === 'folder' ? [['retry', retrying] as const] : []),
    ['discard', discarding] as const,
  ];
  return (
    <>
      <Refusal message={retrying.refusal ?? discarding.refusal} />
      {acts.map(([act, { run }]) => {
        const label = translate(`payment.bank.files.${act}`);
        return (
          <Button
            key={act}
            variant="outlined"
            aria-label={translate('payment.bank.files.named', { act: label, name })}
            disabled={retrying.isSending || discarding.isSending}
            onClick={() => void run({ params: { bankFileId } })}
          >
            {label}
          </Button>
        );
      })}
    </>
  );
}

function FileLine({ file, mayImport }: { file: BankFile; mayImport: boolean }) {
  const translate = useTranslate();
  const { name, origin, state, problem, createdAt } = file;
  const facts = [
    formatDateTime(createdAt),
    translate(`payment.bankFileOrigins.${origin}`),
    translate(`payment.bankFileStates.${state}`),
  ];
  return (
    <ListItem disableGutters divider sx={{ gap: 2, flexWrap: 'wrap', '&:last-of-type': { borderBottom: 0 } }}>
      <ListItemText
        primary={name}
        secondary={
          <>
            {facts.join(' · ')}
            {problem && (
              <Typography component="span" variant="body2" color="error" sx={{ display: 'block' }}>
                {translate(`validation.${problem.code}`, problem.params)}
              </Typography>
            )}
          </>
        }
        sx={{ overflowWrap: 'anywhere', minWidth: 200 }}
      />
      {state === 'found' && mayImport && <StartImport {...file} />}
      {state === 'refused' && mayImport && <Refused {...file} />}
    </ListItem>
  );
}

/** Bank files that wait for someone to import them, and files that were refused. */
export function BankFiles() {
  const translate = useTranslate();
  const mayImport = useMay('bank', 'import');
  const { data: found } = useQuery({
    queryKey: ['bank', 'files'],
    queryFn: async ({ signal }) => (await call(v1.bankFiles.find, {}, { signal })).data,
    retry: false,
  });
  if (!found?.length) return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography variant="h2">{translate('payment.bank.files.title')}</Typography>
      <List dense>
        {found.map((file) => (
          <FileLine key={file.bankFileId} file={file} mayImport={mayImport === true} />
        ))}
      </List>
    </Card>
  );
}
