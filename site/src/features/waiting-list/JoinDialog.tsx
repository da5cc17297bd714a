import type { WaitingPlace } from '@semilla/contract';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Waiting } from '../../ui/Waiting.tsx';
import { useSay } from '../../ui/words-context.tsx';
import type { InvestedProject } from '../investment/InvestButton.tsx';
import '../investment/investment.css';
import { PreChecks } from '../investment/PreChecks.tsx';
import { useSituation } from '../investment/use-situation.ts';
import { Warning } from '../investor/WarningDialog.tsx';
import { JoinForm } from './JoinForm.tsx';
import { joiningChecks } from './joining-checks.ts';

interface Props {
  project: InvestedProject;
  /** The user's place, if it is to be confirmed. Without it, the user joins the list. */
  place?: WaitingPlace | undefined;
  onJoined: () => void;
  onClose: () => void;
}

/** Explains the waiting list, and asks for the amount. */
export function JoinDialog({ project, place, onJoined, onClose }: Props) {
  const say = useSay();
  const [isSending, setSending] = useState(false);
  return (
    <Dialog title={say('project.waiting.title', { name: project.name })} onClose={onClose} isBusy={isSending}>
      <p>{say('project.waiting.how')}</p>
      <Steps
        projectId={project.projectId}
        place={place}
        onSending={setSending}
        onJoined={() => {
          onClose();
          onJoined();
        }}
      />
    </Dialog>
  );
}

interface StepsProps {
  projectId: string;
  place: WaitingPlace | undefined;
  onSending: (isSending: boolean) => void;
  onJoined: () => void;
}

function Steps({ projectId, place, onSending, onJoined }: StepsProps) {
  const say = useSay();
  const { loaded, retry, refresh } = useSituation(projectId);
  if (loaded.state === 'loading') return <Waiting label={say('project.invest.loading')} />;
  if (loaded.state === 'failed')
    return <LoadFailure text={say('project.invest.loadFailed')} onRetry={retry} />;
  const situation = loaded.value;
  if (situation.profile?.needsAcknowledgement)
    return <Warning warning={situation.profile.warning} onAcknowledged={() => void refresh()} />;
  const checks = joiningChecks(situation);
  if (checks.some(({ holds }) => !holds))
    return <PreChecks checks={checks} situation={situation} onMet={() => void refresh()} />;
  return <JoinForm onFailed={() => void refresh()} onDone={onJoined} {...{ situation, place, onSending }} />;
}
