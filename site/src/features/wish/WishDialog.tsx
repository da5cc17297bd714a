import type { Wish } from '@semilla/contract';
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
import { WishForm } from './WishForm.tsx';
import { wishChecks } from './wish-checks.ts';

interface Props {
  project: InvestedProject;
  /** The wish to change or confirm. Without it, a new one is created. */
  own: Wish | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** Explains preinvesting, and asks for the amount. */
export function WishDialog({ project, own, onDone, onClose }: Props) {
  const say = useSay();
  const [isSending, setSending] = useState(false);
  return (
    <Dialog title={say('project.wish.title', { name: project.name })} onClose={onClose} isBusy={isSending}>
      <p>{say('project.wish.how')}</p>
      <Steps
        projectId={project.projectId}
        own={own}
        onSending={setSending}
        onDone={() => {
          onClose();
          onDone();
        }}
      />
    </Dialog>
  );
}

interface StepsProps extends Pick<Props, 'own' | 'onDone'> {
  projectId: string;
  onSending: (isSending: boolean) => void;
}

function Steps({ projectId, own, onSending, onDone }: StepsProps) {
  const say = useSay();
  const { loaded, retry, refresh } = useSituation(projectId);
  if (loaded.state === 'loading') return <Waiting label={say('project.invest.loading')} />;
  if (loaded.state === 'failed')
    return <LoadFailure text={say('project.invest.loadFailed')} onRetry={retry} />;
  const situation = loaded.value;
  if (situation.profile?.needsAcknowledgement)
    return <Warning warning={situation.profile.warning} onAcknowledged={() => void refresh()} />;
  const checks = wishChecks(situation, own);
  if (checks.some(({ holds }) => !holds))
    return <PreChecks checks={checks} situation={situation} onMet={() => void refresh()} />;
  return <WishForm onFailed={() => void refresh()} {...{ situation, own, onSending, onDone }} />;
}
