import WorkIcon from '@mui/icons-material/PlaylistPlayOutlined';
import { Button } from '@mui/material';
import type { WorkQueue } from '@semilla/contract';
import { LinkBase, useTranslate } from 'react-admin';
import { useMay } from '../../api/use-may.ts';
import { queues, workPath } from './queues.ts';

/** Opens a queue in work mode. Hidden from users who may not decide. */
export function WorkLink({ queue, isSmall = false }: { queue: WorkQueue; isSmall?: boolean }) {
  const translate = useTranslate();
  const { resource, act } = queues[queue];
  const may = useMay(resource, act);
  if (!may) return null;
  return (
    <Button
      component={LinkBase}
      to={workPath(queue)}
      variant={isSmall ? 'text' : 'outlined'}
      size={isSmall ? 'small' : 'medium'}
      startIcon={<WorkIcon />}
      sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
    >
      {translate('overview.work.open')}
      {isSmall && <span className="visually-hidden">: {translate(`overview.work.queues.${queue}`)}</span>}
    </Button>
  );
}
