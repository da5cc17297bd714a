import type { TicketDocument } from '@semilla/contract';
import type { ReactNode } from 'react';
import { useSay } from '../../ui/words-context.tsx';
import { Ago } from './Ago.tsx';
import { Attachments } from './Attachments.tsx';
import { PictureButton } from './PictureButton.tsx';

interface Props {
  from: string;
  isFromStaff?: boolean;
  at: Date;
  text: string;
  files: readonly TicketDocument[];
  screenshot?: TicketDocument | null;
  children?: ReactNode;
}

/** A message with its attachments. */
export function Words({ from, isFromStaff = false, at, text, files, screenshot, children }: Props) {
  const say = useSay();
  return (
    <article className={isFromStaff ? 'words staff' : 'words'}>
      <p className="small words-head">
        <b>{from}</b>{' '}
        <span className="muted">
          <Ago at={at} />
        </span>
      </p>
      <p className="words-text">{text}</p>
      {screenshot && (
        <PictureButton address={screenshot.viewUrl} name={say('support.site.screenshot.name')} />
      )}
      <Attachments files={files} />
      {children}
    </article>
  );
}
