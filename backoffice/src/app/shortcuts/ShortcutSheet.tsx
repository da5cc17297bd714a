import ArrowDownIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpIcon from '@mui/icons-material/ArrowUpward';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { useLocation, useTranslate } from 'react-admin';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { hasRowKeys, rowKeys } from '../../kit/list/row-keys/pressed-row-keys.ts';
import { useShortcutsSwitch } from '../../kit/shortcuts/use-shortcuts.ts';
import { treasuryKeys } from '../../pages/bank/treasury/treasury-keys.ts';
import { workKeys } from '../../pages/work/work-keys.ts';
import { useSections } from '../menu/use-sections.ts';

interface Line {
  keys: string[];
  label: string;
}

const key = {
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  backgroundColor: 'action.hover',
} as const;

const arrows = { ArrowDown: ArrowDownIcon, ArrowUp: ArrowUpIcon };

/** The name of a key, or its arrow. */
function KeyName({ name }: { name: string }) {
  const translate = useTranslate();
  const Arrow = arrows[name as keyof typeof arrows];
  if (!Arrow) return name;
  const title = translate(`overview.shortcuts.arrows.${name}`);
  return <Arrow titleAccess={title} fontSize="inherit" sx={{ verticalAlign: 'text-bottom' }} />;
}

function Lines({ title, lines }: { title: string; lines: Line[] }) {
  return (
    <div>
      <Typography variant="h3" sx={{ mt: 2, mb: 1 }}>
        {title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
        {lines.map(({ keys, label }) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <Box component="dt">{label}</Box>
            <Box
              component="dd"
              sx={{ m: 0, display: 'flex', gap: 0.5, alignItems: 'center', justifyContent: 'end' }}
            >
              {keys.map((keyName) => (
                <Box component="kbd" key={keyName} sx={key}>
                  <KeyName name={keyName} />
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}

/** Lists the shortcuts. A switch turns off the single-letter ones. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const sections = useSections();
  const [isOn, setOn] = useShortcutsSwitch();
  const general = [
    { keys: ['Ctrl', 'K'], label: translate('overview.shortcuts.search') },
    ...(isOn
      ? [
          { keys: ['/'], label: translate('overview.shortcuts.searchToo') },
          { keys: ['n'], label: translate('overview.shortcuts.create') },
          { keys: ['?'], label: translate('overview.shortcuts.help') },
        ]
      : []),
  ];
  const { pathname } = useLocation();
  const onTreasury = treasuryKeys.map(({ keys, label }) => ({ keys, label: translate(label) }));
  const inList = rowKeys.map(({ keys, label }) => ({ keys, label: translate(label) }));
  const inWork = workKeys.map(({ keys, label }) => ({ keys, label: translate(label) }));
  const places = [
    { keys: ['g', 'h'], label: translate('common.backoffice.home') },
    ...sections.flatMap(({ letter, label }) => (letter ? [{ keys: ['g', letter], label }] : [])),
  ];
  return (
    <Dialog open fullWidth maxWidth={isOn ? 'sm' : 'xs'} onClose={onClose} aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('overview.shortcuts.title')}</DialogTitle>
      <DialogContent>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={translate('overview.shortcuts.switch')}
        />
        <Box sx={{ display: 'grid', columnGap: 4, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <div>
            <Lines title={translate('overview.shortcuts.general')} lines={general} />
            {isOn && hasRowKeys() && <Lines title={translate('overview.rowKeys.title')} lines={inList} />}
            {isOn && pathname.startsWith('/bank/treasury') && (
              <Lines title={translate('payment.treasury.title')} lines={onTreasury} />
            )}
            {isOn && pathname.startsWith('/queues/') && (
              <Lines title={translate('overview.work.keysTitle')} lines={inWork} />
            )}
          </div>
          {isOn && <Lines title={translate('overview.shortcuts.go')} lines={places} />}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
