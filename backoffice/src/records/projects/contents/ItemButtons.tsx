import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box, IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Saved } from '../../../kit/form/use-save-record.ts';
import { useItemActs } from './item-acts.ts';
import type { Place } from './use-places.ts';

interface SmallButtonProps {
  label: string;
  name: string;
  onClick: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

function SmallButton({ label, name, onClick, isDisabled = false, children }: SmallButtonProps) {
  const translate = useTranslate();
  const title = translate(label);
  return (
    <Tooltip title={title}>
      <span>
        <IconButton aria-label={`${title}: ${name}`} onClick={onClick} disabled={isDisabled}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  );
}

const moves = {
  column: {
    back: { label: 'ra.action.move_up', icon: <ArrowUpwardIcon fontSize="small" /> },
    on: { label: 'ra.action.move_down', icon: <ArrowDownwardIcon fontSize="small" /> },
  },
  row: {
    back: { label: 'project.backoffice.contents.moveBack', icon: <ArrowBackIcon fontSize="small" /> },
    on: { label: 'project.backoffice.contents.moveOn', icon: <ArrowForwardIcon fontSize="small" /> },
  },
};

interface ItemButtonsProps<R extends Saved> {
  record: R;
  /** Used in accessible names and in the confirmation. */
  name: string;
  /** The item's position. Undefined if it cannot be moved. */
  place?: Place;
  /** Whether the items follow each other from top to bottom, or side by side. */
  flow?: keyof typeof moves;
  canEdit?: boolean;
}

export function ItemButtons<R extends Saved>({
  record,
  name,
  place,
  flow = 'column',
  canEdit = true,
}: ItemButtonsProps<R>) {
  const acts = useItemActs<R>();
  const { back, on } = moves[flow];
  if (!acts) return null;
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, '.MuiTableCell-alignRight &': { justifyContent: 'end' } }}>
      {place && (
        <>
          <SmallButton
            label={back.label}
            name={name}
            isDisabled={place.index === 0}
            onClick={() => place.move(place.index - 1)}
          >
            {back.icon}
          </SmallButton>
          <SmallButton
            label={on.label}
            name={name}
            isDisabled={place.index === place.count - 1}
            onClick={() => place.move(place.index + 1)}
          >
            {on.icon}
          </SmallButton>
        </>
      )}
      {canEdit && (
        <SmallButton label="ra.action.edit" name={name} onClick={() => acts.edit(record)}>
          <EditIcon fontSize="small" />
        </SmallButton>
      )}
      <SmallButton label="ra.action.delete" name={name} onClick={() => acts.askToDelete(record, name)}>
        <DeleteIcon fontSize="small" />
      </SmallButton>
    </Box>
  );
}
