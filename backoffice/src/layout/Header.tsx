import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  AppBar,
  type AppBarProps,
  LinkBase,
  LoadingIndicator,
  Logout,
  UserMenu,
  useGetIdentity,
  useTranslate,
} from 'react-admin';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

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
      sx={{ fontSize: '1.125rem', fontWeight: 'bold' }}
    >
      {translate('common.brand.name')}
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

function AccountMenu() {
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  return (
    <UserMenu label={identity && `${identity.fullName} · ${translate(`common.roles.${identity.role}`)}`}>
      <Logout />
    </UserMenu>
  );
}

export function Header(props: AppBarProps) {
  return (
    <AppBar {...props} color="inherit" sx={narrow} toolbar={<Tools />} userMenu={<AccountMenu />}>
      <HomeLink />
      <Box sx={{ flexGrow: 1 }} />
    </AppBar>
  );
}
