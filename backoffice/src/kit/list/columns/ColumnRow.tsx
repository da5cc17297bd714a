import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import DragIcon from '@mui/icons-material/DragIndicator';
import { Box, FormControlLabel, IconButton, Switch } from '@mui/material';
import type { DragEvent } from 'react';
import { useTranslate } from 'react-admin';

interface ColumnRowProps {
  column: { name: string; isShown: boolean };
  /** The positions of the neighbours. Undefined at the start or end of the list. */
  above: number | undefined;
  below: number | undefined;
  isDragged: boolean;
  onShow: (isShown: boolean) => void;
  onMove: (to: number) => void;
  onDrag: (isDragging: boolean) => void;
  onDragOver: () => void;
}

interface MoveButtonProps {
  label: string;
  name: string;
  to: number | undefined;
  icon: typeof UpIcon;
  onMove: (to: number) => void;
}

/** Uses aria-disabled at the start or end of the list, because a disabled button would lose the focus. */
function MoveButton({ label, name, to, icon: Icon, onMove }: MoveButtonProps) {
  const translate = useTranslate();
  const isAtEnd = to === undefined;
  return (
    <IconButton
      size="small"
      aria-label={`${translate(label)}: ${name}`}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onMove(to)}
      sx={{ '&[aria-disabled=true]': { color: 'action.disabled', cursor: 'default' } }}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

export function ColumnRow({ column, above, below, isDragged, onShow, onMove, ...drag }: ColumnRowProps) {
  const { name, isShown } = column;
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    drag.onDragOver();
  };
  const startDrag = ({ dataTransfer }: DragEvent) => {
    // Firefox starts a drag only if it carries data.
    dataTransfer.setData('text/plain', name);
    drag.onDrag(true);
  };
  return (
    <Box
      component="li"
      draggable
      onDragStart={startDrag}
      onDragOver={dragOver}
      onDragEnd={() => drag.onDrag(false)}
      sx={{ display: 'flex', alignItems: 'center', borderRadius: 1, opacity: isDragged ? 0.5 : undefined }}
    >
      <DragIcon aria-hidden fontSize="small" color="disabled" sx={{ cursor: 'move' }} />
      <FormControlLabel
        control={<Switch size="small" checked={isShown} onChange={(_, checked) => onShow(checked)} />}
        label={name}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ flexGrow: 1, minWidth: 0, m: 0, gap: 0.5 }}
      />
      <MoveButton label="ra.action.move_up" name={name} to={above} icon={UpIcon} onMove={onMove} />
      <MoveButton label="ra.action.move_down" name={name} to={below} icon={DownIcon} onMove={onMove} />
    </Box>
  );
}
