import { Alert, Box, LinearProgress, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PageHeading } from '../page/PageHeading.tsx';
import { ChooseTable } from './ChooseTable.tsx';
import { ImportColumns } from './ImportColumns.tsx';
import { ImportedRecords } from './ImportedRecords.tsx';
import { ImportPreviewRows } from './ImportPreviewRows.tsx';
import { type ImportName, importKinds } from './import-kinds.ts';
import { useImport } from './use-import.ts';

function Steps({ of }: { of: ImportName }) {
  const translate = useTranslate();
  const kind = importKinds[of];
  const { file, preview, imported, refusal, isBusy = false, check, carryOut } = useImport(kind);
  if (imported) return <ImportedRecords of={of} imported={imported} />;
  return (
    <Stack sx={{ gap: 2, maxWidth: 1080 }}>
      <Typography sx={{ maxWidth: '44rem' }}>{translate(`overview.import.${of}.lead`)}</Typography>
      <ImportColumns of={of} />
      <ChooseTable file={file} isDisabled={isBusy} onChoose={(chosen) => void check(chosen)} />
      <Box aria-live="polite" sx={{ '&:empty': { mt: -2 } }}>
        {isBusy && (
          <>
            <Typography>
              {translate(preview ? 'overview.import.importing' : 'overview.import.checking')}
            </Typography>
            <LinearProgress sx={{ mt: 1 }} />
          </>
        )}
        {refusal && <Alert severity="error">{translate(refusal, { _: refusal })}</Alert>}
      </Box>
      {preview && (
        <ImportPreviewRows of={of} preview={preview} isBusy={isBusy} onImport={() => void carryOut()} />
      )}
    </Stack>
  );
}

/** Creates many customers or projects from a CSV file, after a preview. */
export default function ImportPage({ of }: { of: ImportName }) {
  const translate = useTranslate();
  return (
    <>
      <PageHeading
        title={translate(`overview.import.${of}.title`)}
        trail={[{ label: translate(`overview.import.${of}.list`), to: `${importKinds[of].list}/` }]}
      />
      <Steps of={of} />
    </>
  );
}
