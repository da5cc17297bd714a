import { useCallback, useEffect, useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSay } from '../../ui/words-context.tsx';
import { AimBar } from './AimBar.tsx';
import { openedPath } from './opened-path.ts';
import { ScreenshotInput } from './ScreenshotInput.tsx';
import { TicketForm } from './TicketForm.tsx';
import { useNewTicket } from './use-new-ticket.ts';
import { useScreenshot } from './use-screenshot.ts';

interface Props {
  /** Closing keeps the typed text. */
  isOpen: boolean;
  onClose: () => void;
}

/** A dialog to write a ticket about the current page. */
export default function TicketDialog({ isOpen, onClose }: Props) {
  const say = useSay();
  const [isAiming, setAiming] = useState(false);
  const [screenshot, take] = useScreenshot();
  const ticket = useNewTicket(
    screenshot.state === 'taken' ? screenshot.picture.file : undefined,
    ({ ticketId }) => location.assign(openedPath(ticketId)),
  );

  const { refreshCalls } = ticket;

  useEffect(() => {
    if (!isOpen) return;
    take();
    refreshCalls();
  }, [isOpen, take, refreshCalls]);

  const stopAiming = useCallback(() => setAiming(false), []);

  function takeAnother(): void {
    take();
    stopAiming();
  }

  if (!isOpen) return null;
  if (isAiming) return <AimBar onTake={takeAnother} onCancel={stopAiming} />;
  return (
    <Dialog title={say('support.site.form.title')} onClose={onClose} isBusy={ticket.form.isSending}>
      <TicketForm ticket={ticket}>
        <ScreenshotInput form={ticket.form} screenshot={screenshot} onRetake={() => setAiming(true)} />
      </TicketForm>
    </Dialog>
  );
}
