import ColumnsIcon from '@mui/icons-material/ViewWeek';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useCallback, useRef, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';

/** React-admin calls them the options of a menu; they are switches in a list. */
function tellWhatTheyAre(place: HTMLElement): void {
  for (const menu of place.querySelectorAll('ul[role=menu]')) menu.removeAttribute('role');
  for (const option of place.querySelectorAll('li[role=option]')) option.removeAttribute('role');
}

/** Which columns a table shows. The table finds the place by its id, and puts its columns there. */
export function ColumnsButton() {
  const resource = useResourceContext();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const label = translate('ra.action.select_columns');
  const columns = useRef<HTMLElement>(null);
  const watch = useCallback((place: HTMLElement | null) => {
    columns.current = place;
    if (!place) return;
    const observer = new MutationObserver(() => tellWhatTheyAre(place));
    observer.observe(place, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Button
        size="small"
        sx={{ lineHeight: 1.5 }}
        startIcon={<ColumnsIcon />}
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {label}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        keepMounted
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': label },
          // It is there before it opens, so nothing in it is new, and nothing gets the focus by itself.
          transition: { onEntered: () => columns.current?.querySelector('input')?.focus() },
        }}
      >
        <Box ref={watch} id={`${resource}.datatable-columnsSelector`} sx={{ px: 1, minWidth: 220 }} />
      </Popover>
    </>
  );
}
