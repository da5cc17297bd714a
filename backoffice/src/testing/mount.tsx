import type { Locale } from '@semilla/i18n';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import {
  AdminContext,
  memoryStore,
  ResourceContextProvider,
  type ResourceDefinition,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { reactAdminMark } from '../api/addresses.ts';
import { authProvider } from '../api/auth-provider.ts';
import { dataProvider } from '../api/data-provider.ts';
import { createI18nProvider } from '../api/i18n-provider.ts';
import { createQueryClient } from '../api/query-client.ts';
import { router } from '../api/router.tsx';
import { Notices } from '../app/frame/Notices.tsx';
import { lightTheme } from '../app/preferences/theme.ts';
import { type AskedAct, askingFor } from '../kit/acts/asked-act/use-asked-act.ts';

interface MountOptions {
  /** Added to the default resource definitions. */
  resources?: Record<string, ResourceDefinition>;
  at?: string;
  /** The route of the screen with its parameters, for example `/project/:id/*`. */
  route?: string;
  resource?: string;
  /** The act that the page begins, as if it was asked for in the search. */
  askedAct?: AskedAct;
  locale?: Locale;
}

const definitions = {
  project: {
    name: 'project',
    hasList: true,
    hasCreate: true,
    hasEdit: true,
    hasShow: true,
    recordRepresentation: 'name',
  },
  wallet: { name: 'wallet', hasList: true, hasCreate: true, hasShow: true },
  customer: { name: 'customer', hasList: true, hasCreate: true, hasEdit: true, hasShow: true },
  verification: { name: 'verification', hasList: true, hasShow: true },
  'bank-account': { name: 'bank-account', hasList: true, hasShow: true },
};

/** Mounts a screen inside the backoffice's providers. Call `fakeApi` first. */
export function mount(
  screen: ReactNode,
  { at = '/', route = '*', resource = 'project', locale = 'es', resources = {}, askedAct }: MountOptions = {},
) {
  localStorage.setItem('locale', locale);
  const element = (
    <AdminContext
      basename={reactAdminMark}
      routerProvider={router}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={createI18nProvider()}
      queryClient={createQueryClient()}
      store={memoryStore()}
      lightTheme={lightTheme}
    >
      <ResourceDefinitionContextProvider definitions={{ ...definitions, ...resources }}>
        <ResourceContextProvider value={resource}>{screen}</ResourceContextProvider>
      </ResourceDefinitionContextProvider>
      <Notices />
    </AdminContext>
  );
  const entry = askedAct ? { ...parsePath(at), state: askingFor(askedAct) } : at;
  const memoryRouter = createMemoryRouter(
    [
      { path: route, element },
      { path: '*', element: null },
    ],
    { initialEntries: ['/before', entry], initialIndex: 1 },
  );
  return {
    ...render(<RouterProvider router={memoryRouter} />),
    location: () => memoryRouter.state.location,
    /** Navigates away with a link outside the screen or with the browser's Back button. */
    leave: (to: '/elsewhere' | 'back') =>
      act(() => (to === 'back' ? memoryRouter.navigate(-1) : memoryRouter.navigate(to))),
  };
}
