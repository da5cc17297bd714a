import BlockIcon from '@mui/icons-material/BlockOutlined';
import { Button } from '@mui/material';
import { ApiProblem } from '@semilla/client';
import { LinkBase, useTranslate } from 'react-admin';
import { LoadFailure } from '../../../kit/page/LoadFailure.tsx';
import { Message } from '../../../kit/page/Message.tsx';

interface CannotBeDoneProps {
  error: unknown;
  projectId: string;
  onRetry: () => void;
}

/** Shows why a money act is refused now, with a link to the project's money page. */
export function CannotBeDone({ error, projectId, onRetry }: CannotBeDoneProps) {
  const translate = useTranslate();
  const isRefusal = error instanceof ApiProblem && error.problem.status === 409;
  if (!isRefusal) return <LoadFailure error={error} onRetry={onRetry} />;
  return (
    <Message
      isAlert
      icon={<BlockIcon />}
      title={translate('project.backoffice.money.cannotBeDone')}
      text={error.message}
      action={
        <Button variant="contained" component={LinkBase} to={`/project/${projectId}/movements`}>
          {translate('project.backoffice.money.back')}
        </Button>
      }
    />
  );
}
