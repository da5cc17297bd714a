import SortIcon from '@mui/icons-material/Sort';
import { Menu, MenuItem } from '@mui/material';
import { type MouseEvent, useId, useState } from 'react';
import { Button, useListSortContext, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';

/** A sort menu, for lists without column headers. */
export function OrderButton({ fields }: { fields: string[] }) {
  const { sort, setSort } = useListSortContext();
  const resource = useResourceContext();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const id = useId();
  const nameOf = (source: string) => String(translateLabel({ resource, source }));
  const inverse = sort.order === 'ASC' ? 'DESC' : 'ASC';
  const orderOf = (field: string) => (field === sort.field ? inverse : 'ASC');
  const close = () => setAnchor(undefined);
  const choose = (field: string) => {
    setSort({ field, order: orderOf(field) });
    close();
  };
  const label = translate('ra.sort.sort_by', {
    field: nameOf(sort.field),
    field_lower_first: nameOf(sort.field).replace(/^./, (letter) => letter.toLowerCase()),
    order: translate(`ra.sort.${sort.order}`),
  });
  return (
    <>
      <Button
        id={id}
        label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
      >
        <SortIcon />
      </Button>
      <Menu
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {fields.map((field) => (
          <MenuItem key={field} onClick={() => choose(field)}>
            {nameOf(field)}, {translate(`ra.sort.${orderOf(field)}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
