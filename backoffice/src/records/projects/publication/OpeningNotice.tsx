import { Alert, Button, Typography } from '@mui/material';
import { hasPlannedOpening, v1 } from '@semilla/contract';
import { formatDateTime } from '@semilla/format';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { call } from '../../../api/session.ts';
import { useAct } from '../../../kit/acts/use-act.ts';
import { Confirm } from '../../../kit/dialog/Confirm.tsx';
import { NoticeActs } from './NoticeActs.tsx';

const words = 'project.openings.backoffice';

interface OpeningActsProps {
  project: ProjectRecord;
  onChange: () => void;
}

function OpeningActs({ project, onChange }: OpeningActsProps) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const { act, isPending } = useAct();
  const isPlanned = hasPlannedOpening(project);
  const cancel = async () => {
    const params = { projectId: project.id };
    await act(() => call(v1.projectOpenings.cancel, { params }), { done: `${words}.cancelled` });
    setAsking(false);
  };
  return (
    <NoticeActs>
      <Button size="small" variant="outlined" color="inherit" onClick={onChange}>
        {translate(isPlanned ? `${words}.change` : `${words}.plan`)}
      </Button>
      <Button
        size="small"
        color="inherit"
        disabled={isPending}
        onClick={() => (isPlanned ? setAsking(true) : void cancel())}
      >
        {translate(isPlanned ? `${words}.cancel` : `${words}.dismiss`)}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate(`${words}.cancelTitle`, { name: project.name })}
        content={translate(`${words}.cancelLead`)}
        confirm={translate(`${words}.cancel`)}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      />
    </NoticeActs>
  );
}

/** When a project changes phase by itself and who planned it, or why it could not. Only administrators get `onChange`. */
export function OpeningNotice({ project, onChange }: { project: ProjectRecord; onChange?: () => void }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { opening } = project;
  if (!opening) return null;
  const { phaseName, opensAt, plannedAt, plannedByName: name, refusal, refusalEn } = opening;
  const isPlanned = hasPlannedOpening(project);
  const values = { phase: translate(`project.phases.${phaseName}`), at: formatDateTime(opensAt) };
  return (
    <Alert severity={isPlanned ? 'info' : 'error'} sx={{ mb: 2 }}>
      <strong>{translate(isPlanned ? `${words}.opens` : `${words}.refused`, values)}</strong>
      {'. '}
      {translate(`${words}.plannedBy`, { name, at: formatDateTime(plannedAt) })}
      {!isPlanned && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {locale === 'en' ? refusalEn : refusal}
        </Typography>
      )}
      {onChange && <OpeningActs project={project} onChange={onChange} />}
    </Alert>
  );
}
