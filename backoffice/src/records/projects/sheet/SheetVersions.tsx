import { Box, Card, Link, Typography } from '@mui/material';
import { attestationOf, type SheetVersion, takeMax } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { PartFailure } from '../../../kit/page/PartFailure.tsx';

type VersionRecord = SheetVersion & { id: string };

const words = 'project.sheet.backoffice';
const newestFirst = {
  sort: { field: 'number', order: 'DESC' },
  pagination: { page: 1, perPage: takeMax },
} as const;

/** The address of a version's PDF. */
const pdfOf = ({ projectId, number }: SheetVersion, language: 'es' | 'en') =>
  `/v1/project/projects/${projectId}/sheet-versions/${number}/pdf?language=${language}`;

/** Who wrote, checked and approved a version, with the text of the attestation. */
function People({ version }: { version: SheetVersion }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { drawnUpBy, attestationVersion, proposedByName, approvedByName } = version;
  const attestation = attestationOf(attestationVersion);
  const people = [
    ['drawnUpBy', drawnUpBy],
    [attestation ? 'checkedBy' : 'proposedBy', proposedByName],
    ['approvedBy', approvedByName],
  ].filter(([, name]) => name);
  return (
    <>
      {people.map(([act, name]) => (
        <Typography key={act}>{translate(`${words}.people.${act}`, { name })}</Typography>
      ))}
      {attestation && (
        <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
          {locale === 'en' ? attestation.en : attestation.es}
        </Typography>
      )}
    </>
  );
}

function Version({ version }: { version: VersionRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { number, offerId, publishedAt } = version;
  const changes = locale === 'en' ? version.changesEn : version.changes;
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {`${translate('project.sheet.pdf.version', { number })} · ${formatDateTime(publishedAt)}`}
      </Typography>
      <Typography>{changes ?? translate(`${words}.first`)}</Typography>
      <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {offerId}
      </Typography>
      <People version={version} />
      <Box sx={{ display: 'flex', gap: 2, mt: 0.5 }}>
        {(['es', 'en'] as const).map((language) => (
          <Link key={language} href={pdfOf(version, language)} target="_blank" rel="noreferrer">
            {translate(`${words}.inPdf.${language}`)}
          </Link>
        ))}
      </Box>
    </Box>
  );
}

/** The published versions of a sheet, newest first. */
export function SheetVersions({ projectId }: { projectId: string }) {
  const translate = useTranslate();
  const filter = { projectId };
  const list = useGetList<VersionRecord>('sheet-versions', { ...newestFirst, filter }, { retry: false });
  if (list.error) return <PartFailure title={`${words}.versions`} of={list} />;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1080 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(`${words}.versions`)}
      </Typography>
      {list.data?.length === 0 && <Typography color="textSecondary">{translate(`${words}.none`)}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list.data?.map((version) => (
          <Version key={version.id} version={version} />
        ))}
      </Box>
    </Card>
  );
}
