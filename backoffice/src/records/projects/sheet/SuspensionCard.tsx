import { Button, Card, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ProjectRecord } from '../../../api/record-types/project-record.ts';
import { SuspendDialog } from './SuspendDialog.tsx';
import { SuspensionNotice } from './SuspensionNotice.tsx';

const words = 'project.sheet.backoffice.suspend';

/** Shows the suspension of an open offer, or the button to suspend it. */
export function SuspensionCard({ project }: { project: ProjectRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { suspendedUntil } = project;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 1080 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(`${words}.heading`)}
      </Typography>
      {suspendedUntil ? (
        <SuspensionNotice project={project} />
      ) : (
        <>
          <Typography sx={{ mb: 1.5 }}>{translate(`${words}.hint`)}</Typography>
          <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
            {translate(`${words}.action`)}
          </Button>
        </>
      )}
      {isOpen && <SuspendDialog project={project} onClose={() => setOpen(false)} />}
    </Card>
  );
}
