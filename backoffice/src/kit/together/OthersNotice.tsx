import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import { Alert } from '@mui/material';
import type { WorkClaim } from '@semilla/contract';
import { useTranslate } from 'react-admin';
import { useSince } from './use-since.ts';

interface OthersNoticeProps {
  others: readonly WorkClaim[];
  text?: string;
}

/** Names the colleagues who are editing the same record. All of them can still save. */
export function OthersNotice({ others, text = 'common.backoffice.together.editing' }: OthersNoticeProps) {
  const translate = useTranslate();
  const since = useSince();
  return (
    // The live region is always there, because a screen reader does not read one that appears with its text.
    <div aria-live="polite">
      {others.length > 0 && (
        <Alert severity="warning" icon={<PeopleIcon />} sx={{ mb: 2, maxWidth: 1080 }} role="presentation">
          {others.map(({ userId, userName, takenAt }) => (
            <div key={userId}>{translate(text, { name: userName, since: since(takenAt) })}</div>
          ))}
        </Alert>
      )}
    </div>
  );
}
