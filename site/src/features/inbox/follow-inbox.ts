import { v1 } from '@semilla/contract';
import { api } from '../../lib/api.ts';
import { refreshAroundFocus } from '../../lib/fresh-parts.ts';
import { $unreadMessages, loadUnreadMessages } from './unread-messages-store.ts';

/** Marks an opened message as read, as its button does without a script. If that fails, the button stays. */
async function readOpened(message: HTMLDetailsElement): Promise<void> {
  const form = message.querySelector('form');
  const { id: inboxMessageId } = message.dataset;
  if (!message.open || !form || !inboxMessageId) return;
  const isRead = await api(v1.inboxMessages.read, { params: { inboxMessageId } }).then(
    () => true,
    () => false,
  );
  if (!isRead) return;
  form.remove();
  message.querySelector('.message-new')?.remove();
  await loadUnreadMessages();
}

const onToggle = ({ target }: Event) => target instanceof HTMLDetailsElement && void readOpened(target);

/**
 * Marks messages as read when they are opened, and adds new ones. The header knows when there are more unread ones; the page is fetched
 * only then, because each visit costs a render.
 */
export function followInbox(list: HTMLElement): () => void {
  // The event of an opened message does not bubble.
  list.addEventListener('toggle', onToggle, { capture: true });
  const stopListening = $unreadMessages.listen((unread = 0, before) => {
    if (before !== undefined && unread > before) void refreshAroundFocus();
  });
  return () => {
    list.removeEventListener('toggle', onToggle, { capture: true });
    stopListening();
  };
}
