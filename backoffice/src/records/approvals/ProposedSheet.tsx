import { Card, Link, Stack, Typography } from '@mui/material';
import { attestationOf } from '@semilla/contract';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ProposalRecord } from '../../api/record-types/proposal-record.ts';
import { PlaceLink } from '../../kit/fields/PlaceLink.tsx';

const words = 'approvals.sheet';

/** The sheet that the proposal would publish, so the approver can read it first. */
export function ProposedSheet({ record: { act, effects, status, subjectId } }: { record: ProposalRecord }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const noted = effects.map(({ after }) => after).find((after) => after?.sheetDigest);
  const digest = noted?.sheetDigest;
  const attestation = attestationOf(String(noted?.attestationVersion ?? ''));
  if (act !== 'publishSheet') return null;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(`${words}.title`)}
      </Typography>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        {attestation && (
          <Typography>
            {translate(`${words}.attested`, { text: locale === 'en' ? attestation.en : attestation.es })}
          </Typography>
        )}
        {status === 'pending' && digest !== undefined && (
          <>
            <Typography>{translate(`${words}.hint`)}</Typography>
            {(['es', 'en'] as const).map((language) => (
              <Link
                key={language}
                href={`/v1/project/projects/${subjectId}/sheet/pdf?language=${language}&digest=${digest}`}
                target="_blank"
                rel="noreferrer"
              >
                {translate(`${words}.pdf.${language}`)}
              </Link>
            ))}
          </>
        )}
        <PlaceLink to={`/project/${subjectId}/sheet`}>{translate(`${words}.tab`)}</PlaceLink>
      </Stack>
    </Card>
  );
}
