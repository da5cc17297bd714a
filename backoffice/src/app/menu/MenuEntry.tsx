import { Badge, Box, ListItem, ListItemButton, ListItemIcon, ListItemText, Tooltip } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useRef } from 'react';
import { LinkBase, useLocation, useSidebarState, useTranslate } from 'react-admin';

interface MenuEntryProps {
  to: string;
  label: string;
  icon: ReactNode;
  isInner?: boolean;
  /** The number of waiting items. */
  count?: number;
  children?: ReactNode;
}

const countMax = 99;
const pill = {
  flexShrink: 0,
  minWidth: 22,
  px: 0.75,
  borderRadius: 5,
  fontSize: '0.75rem',
  lineHeight: '20px',
  textAlign: 'center',
  fontWeight: 'medium',
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
} as const;

function isWithin(pathname: string, to: string): boolean {
  if (to === '/') return pathname === '/';
  return `${pathname}/`.startsWith(to);
}

function Pill({ count }: { count: number }) {
  return (
    <Box component="span" aria-hidden sx={pill}>
      {count > countMax ? `${countMax}+` : count}
    </Box>
  );
}

/** A line of the sidebar. A collapsed sidebar shows only the icon. */
export function MenuEntry({ to, label, icon, isInner = false, count = 0, children }: MenuEntryProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useSidebarState();
  const isDrawer = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const { pathname } = useLocation();
  const isHere = isWithin(pathname, to);
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The menu is longer than many screens. jsdom cannot scroll.
    if (isHere) line.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isHere]);
  const name = count ? translate('overview.menu.waits', { label, smart_count: count }) : label;
  return (
    <ListItem ref={line} disablePadding sx={{ display: 'block' }}>
      <Tooltip title={isOpen ? '' : name} placement="right">
        <ListItemButton
          component={LinkBase}
          to={to}
          selected={isHere}
          aria-current={isHere ? 'page' : undefined}
          aria-label={isOpen ? undefined : name}
          onClick={() => isDrawer && setOpen(false)}
          sx={{ minHeight: 42, py: 0.5, pl: isInner && isOpen ? 3.5 : 1.5, pr: 1, borderRadius: 1 }}
        >
          <ListItemIcon sx={{ minWidth: isOpen ? 34 : 0, '& svg': { fontSize: isInner ? 20 : 22 } }}>
            <Badge color="primary" variant="dot" invisible={isOpen || !count}>
              {icon}
            </Badge>
          </ListItemIcon>
          {isOpen && (
            <ListItemText
              primary={
                <>
                  <span aria-hidden={count > 0}>{label}</span>
                  {count > 0 && <span className="visually-hidden">{name}</span>}
                </>
              }
              slotProps={{
                primary: {
                  noWrap: true,
                  variant: 'body2',
                  sx: { fontWeight: isHere ? 'medium' : undefined },
                },
              }}
            />
          )}
          {isOpen && count > 0 && <Pill count={count} />}
        </ListItemButton>
      </Tooltip>
      {children}
    </ListItem>
  );
}
