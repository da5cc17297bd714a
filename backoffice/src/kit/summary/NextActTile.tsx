import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import { Button, Typography } from '@mui/material';
import { LinkBase, useTranslate } from 'react-admin';
import { SummaryTile } from './SummaryTile.tsx';

interface NextActTileProps {
  /** What to do next; null for nothing, undefined while loading. */
  text: string | null | undefined;
  /** Where it is done, if not on this page. */
  to?: string | undefined;
  /** Leads to the part of this page where it is done. */
  onGo?: (() => void) | undefined;
}

/** What the reader can do next about a record, with the way there. */
export function NextActTile({ text, to, onGo }: NextActTileProps) {
  const translate = useTranslate();
  const looks = {
    variant: 'text',
    endIcon: <ArrowForwardIcon />,
    sx: { ml: -1, py: 0.25, textAlign: 'left', lineHeight: 1.35 },
  } as const;
  return (
    <SummaryTile title="overview.summary.act" isPending={text === undefined}>
      {text === null && (
        <Typography color="textSecondary">{translate('overview.summary.nothingToDo')}</Typography>
      )}
      {text &&
        (to ? (
          <Button {...looks} component={LinkBase} to={to}>
            {text}
          </Button>
        ) : onGo ? (
          <Button {...looks} onClick={onGo}>
            {text}
          </Button>
        ) : (
          <Typography sx={{ fontWeight: 'medium' }}>{text}</Typography>
        ))}
    </SummaryTile>
  );
}
