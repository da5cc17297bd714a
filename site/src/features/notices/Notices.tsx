import { useStore } from '@nanostores/react';
import { sayWith, type Words } from '../../lib/words.ts';
import { Mark } from '../../ui/Mark.tsx';
import { $notice, dismissNotice } from './notices-store.ts';
import './notices.css';

/**
 * The snackbar for signed-in users. Its live region is always in the page, because otherwise screen readers would not announce
 * new text.
 */
export default function Notices({ words }: { words: Words }) {
  const say = sayWith(words);
  const notice = useStore($notice, { ssr: 'initial' });
  return (
    <output>
      {notice && (
        <span key={notice.id} className={`snackbar ${notice.kind}`}>
          <span>{notice.text}</span>
          <button type="button" onClick={dismissNotice} aria-label={say('common.actions.close')}>
            <Mark kind="cross" />
          </button>
        </span>
      )}
    </output>
  );
}
