import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import PowerIcon from '@mui/icons-material/PowerSettingsNew';
import { Box, Button, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import {
  AppBar,
  type AppBarProps,
  LinkBase,
  LoadingIndicator,
  UserMenu,
  useGetIdentity,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { useSheet } from '../../kit/shortcuts/sheet-context.tsx';
import { LanguageSwitch } from '../preferences/LanguageSwitch.tsx';
import { ThemeSwitch } from '../preferences/ThemeSwitch.tsx';
import { SearchButton } from '../search/SearchButton.tsx';
import { useLogOut } from '../session/use-log-out.ts';

const narrow = { '@media (max-width: 599px)': { '& .wide-only': { display: 'none' } } };

function HomeLink() {
  const translate = useTranslate();
  return (
    <Button
      component={LinkBase}
      to="/"
      color="inherit"
      aria-label={`${translate('common.brand.name')}, ${translate('common.backoffice.home')}`}
      startIcon={<img src={`${import.meta.env.BASE_URL}seed.svg`} width={28} height={28} alt="" />}
      sx={{
        minWidth: 0,
        fontSize: '1.125rem',
        fontWeight: 'bold',
        '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } },
      }}
    >
      <span className="wide-only">{translate('common.brand.name')}</span>
    </Button>
  );
}

function UserViewLink() {
  const translate = useTranslate();
  return (
    <Button
      href="/"
      color="inherit"
      aria-label={translate('common.backoffice.userView')}
      startIcon={<OpenInNewIcon />}
      sx={{ minWidth: 0, '& .MuiButton-startIcon': { mr: { xs: 0, sm: 1 } } }}
    >
      <span className="wide-only">{translate('common.backoffice.userView')}</span>
    </Button>
  );
}

function Tools() {
  return (
    <>
      <UserViewLink />
      <LanguageSwitch />
      <ThemeSwitch />
      <Box className="wide-only" sx={{ display: 'contents' }}>
        <LoadingIndicator />
      </Box>
    </>
  );
}

interface ActItemProps {
  icon: ReactNode;
  label: string;
  act: () => void;
}

/** An entry of the account menu that closes the menu and does something. */
function ActItem({ icon, label, act }: ActItemProps) {
  const menu = useUserMenu();
  const press = () => {
    menu?.onClose();
    act();
  };
  return (
    <MenuItem onClick={press}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  );
}

function AccountMenu() {
  const { show } = useSheet();
  const logOut = useLogOut();
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  // On a phone react-admin shows "Profile" for a label that is no message key, so there it keeps its own
  // label.
  const isWide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('sm'), { noSsr: true });
  const who = identity && `${identity.fullName} · ${translate(`common.roles.${identity.role}`)}`;
  return (
    <UserMenu label={isWide ? who : undefined}>
      <ActItem
        icon={<KeyboardIcon fontSize="small" />}
        label={translate('overview.shortcuts.title')}
        act={() => show('help')}
      />
      <ActItem icon={<PowerIcon fontSize="small" />} label={translate('ra.auth.logout')} act={logOut} />
    </UserMenu>
  );
}

export function Header(props: AppBarProps) {
  return (
    <AppBar {...props} color="inherit" sx={narrow} toolbar={<Tools />} userMenu={<AccountMenu />}>
      <HomeLink />
      <SearchButton />
    </AppBar>
  );
}
