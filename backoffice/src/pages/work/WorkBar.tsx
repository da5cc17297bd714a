import PreviousIcon from '@mui/icons-material/ArrowBack';
import NextIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import KeysIcon from '@mui/icons-material/KeyboardOutlined';
import SkipIcon from '@mui/icons-material/RedoOutlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Cap } from '../../kit/acts/deciding/KeyCap.tsx';
import { useSheet } from '../../kit/shortcuts/sheet-context.tsx';
import type { WorkSteps } from './use-work-keys.ts';

/** Buttons to move through the queue. Each shows its shortcut. */
export function WorkBar({ steps, hasRecord }: { steps: WorkSteps; hasRecord: boolean }) {
  const translate = useTranslate();
  const { show } = useSheet();
  const ofRecord = [
    { name: 'previous', key: 'k', Icon: PreviousIcon, act: steps.previous },
    { name: 'next', key: 'j', Icon: NextIcon, act: steps.next },
    { name: 'skip', key: 'n', Icon: SkipIcon, act: steps.skip },
  ];
  const always = [
    { name: 'help', key: '?', Icon: KeysIcon, act: () => show('help') },
    { name: 'close', key: 'Esc', Icon: CloseIcon, act: steps.close },
  ];
  return [...(hasRecord ? ofRecord : []), ...always].map(({ name, key, Icon, act }) => (
    <Button
      key={name}
      size="small"
      startIcon={<Icon />}
      aria-keyshortcuts={key === 'Esc' ? 'Escape' : key}
      onClick={act}
      // A phone has no keyboard, and room for one line of words without icons.
      sx={{
        display: name === 'help' ? { xs: 'none', sm: 'inline-flex' } : undefined,
        '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
      }}
    >
      {translate(`overview.work.bar.${name}`)}
      <Cap>{key}</Cap>
    </Button>
  ));
}
