import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { Theme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { LinkBase, useLocation, useSidebarState } from 'react-admin';

interface MenuEntryProps {
  to: string;
  label: string;
  icon: ReactNode;
  isInner?: boolean;
  /** What waits there, shown beside the name. */
  badge?: ReactNode;
  children?: ReactNode;
}

function isWithin(pathname: string, to: string): boolean {
  if (to === '/') return pathname === '/';
  return `${pathname}/`.startsWith(to);
}

/** One line of the sidebar; its icon alone where the sidebar is narrow. */
export function MenuEntry({ to, label, icon, isInner = false, badge, children }: MenuEntryProps) {
  const [isOpen, setOpen] = useSidebarState();
  const isDrawer = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { pathname } = useLocation();
  const isHere = isWithin(pathname, to);
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <Tooltip title={isOpen ? '' : label} placement="right">
        <ListItemButton
          component={LinkBase}
          to={to}
          selected={isHere}
          aria-current={isHere ? 'page' : undefined}
          aria-label={isOpen ? undefined : label}
          onClick={() => isDrawer && setOpen(false)}
          sx={{ minHeight: 42, py: 0.5, pl: isInner && isOpen ? 3.5 : 1.5, pr: 1, borderRadius: 1 }}
        >
          <ListItemIcon sx={{ minWidth: isOpen ? 34 : 0, '& svg': { fontSize: isInner ? 20 : 22 } }}>
            {icon}
          </ListItemIcon>
          {isOpen && (
            <ListItemText
              primary={label}
              slotProps={{
                primary: {
                  noWrap: true,
                  variant: 'body2',
                  sx: { fontWeight: isHere ? 'medium' : undefined },
                },
              }}
            />
          )}
          {isOpen && badge}
        </ListItemButton>
      </Tooltip>
      {children}
    </ListItem>
  );
}
