import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { lazy, Suspense, useState } from 'react';
import { Button, useRecordContext } from 'react-admin';
import type { ProjectRecord } from '../../api/record-types/project-record.ts';
import { useMay } from '../../api/use-may.ts';
import { useWhenAsked } from '../../kit/acts/asked-act/use-asked-act.ts';

const DuplicateProjectDialog = lazy(() => import('./DuplicateProjectDialog.tsx'));

/** Creates a new project with the terms and descriptions of this one. */
export function DuplicateProjectButton() {
  const record = useRecordContext<ProjectRecord>();
  const mayCreate = useMay('project', 'create');
  const [isOpen, setOpen] = useState(false);
  useWhenAsked('duplicate', () => {
    if (!record || !mayCreate) return false;
    setOpen(true);
    return true;
  });
  if (!record || !mayCreate) return null;
  return (
    <>
      <Button size="medium" label="project.backoffice.duplicate.button" onClick={() => setOpen(true)}>
        <ContentCopyIcon />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <DuplicateProjectDialog project={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
