import { lazy, useState } from 'react';
import { AdminContext, AdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { reactAdminMark } from '../api/addresses.ts';
import { authProvider } from '../api/auth-provider.ts';
import { dataProvider } from '../api/data-provider.ts';
import { createI18nProvider } from '../api/i18n-provider.ts';
import { chosenLocale } from '../api/locale-choice.ts';
import { createQueryClient } from '../api/query-client.ts';
import { router } from '../api/router.tsx';
import { useFollowRouter } from '../kit/dialog/back-closes.ts';
import { NotFound } from '../kit/page/LoadFailure.tsx';
import { NotAllowed } from '../kit/page/NotAllowed.tsx';
import { Layout } from './frame/Layout.tsx';
import { Notices } from './frame/Notices.tsx';
import { screens } from './menu/sections.tsx';
import { darkTheme, lightTheme } from './preferences/theme.ts';
import { chosenTheme } from './preferences/theme-choice.ts';
import { SessionGate } from './session/SessionGate.tsx';

const Home = lazy(() => import('../pages/home/Home.tsx'));
const WorkPage = lazy(() => import('../pages/work/WorkPage.tsx'));

const store = localStorageStore();
// The backoffice uses the language and theme that the user chose on the site.
store.setItem('locale', chosenLocale());
store.setItem('theme', chosenTheme());

function Backoffice() {
  const [i18nProvider] = useState(createI18nProvider);
  const [queryClient] = useState(createQueryClient);
  useFollowRouter();
  return (
    <AdminContext
      basename={reactAdminMark}
      routerProvider={router}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
    >
      <SessionGate>
        <AdminUI
          layout={Layout}
          dashboard={Home}
          notification={Notices}
          catchAll={NotFound}
          accessDenied={NotAllowed}
          loginPage={false}
          disableTelemetry
        >
          {screens.map(({ resource }) => (
            <Resource key={resource.name} {...resource} />
          ))}
          <CustomRoutes>
            {/* One route for the whole queue keeps WorkPage mounted, so it remembers the skipped records. */}
            <Route path="/queues/:queue/:id?" element={<WorkPage />} />
          </CustomRoutes>
        </AdminUI>
      </SessionGate>
    </AdminContext>
  );
}

// React Router needs a basename without a trailing slash to accept the address both with and without it.
const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
const browserRouter = createBrowserRouter([{ path: '*', element: <Backoffice /> }], { basename });

export function App() {
  return <RouterProvider router={browserRouter} />;
}
