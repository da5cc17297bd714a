import { forwardRef, useCallback, useContext, useEffect, useRef } from 'react';
import {
  type LinkBaseProps,
  type RouterNavigateFunction,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'react-admin';
import { UNSAFE_DataRouterContext } from 'react-router-dom';
import { addressOf } from './addresses.ts';

const original = reactRouterProvider;

function target(to: RouterTo): RouterTo {
  if (typeof to === 'string') return addressOf(to);
  return to.pathname === undefined ? to : { ...to, pathname: addressOf(to.pathname) };
}

const Link = forwardRef<HTMLAnchorElement, LinkBaseProps>(({ to, ...rest }, ref) => (
  <original.Link ref={ref} to={target(to)} {...rest} />
));
Link.displayName = 'Link';

/** Whether the calling page is still the current one. A page stays visible while the next one loads. */
function useIsHere(): () => boolean {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname } = original.useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  return useCallback(() => {
    if (!router) return true;
    const base = (router.basename ?? '').replace(/\/$/, '');
    return router.state.location.pathname === `${base}${shown.current}`;
  }, [router]);
}

function useNavigate(): RouterNavigateFunction {
  const navigate = original.useNavigate();
  const isHere = useIsHere();
  return useCallback(
    (to, options) => {
      if (typeof to === 'number') return navigate(to);
      // A list applies its filters with a delay. If the user has left by then, the list must not navigate back to itself.
      const isOfPage = typeof to === 'object' && to.pathname === undefined;
      if (isOfPage && !isHere()) return undefined;
      return navigate(target(to), options);
    },
    [navigate, isHere],
  );
}

/** React Router, with react-admin's addresses translated to ours. */
export const router: RouterProvider = {
  ...original,
  Link,
  useNavigate,
  Navigate: ({ to, ...rest }) => <original.Navigate to={target(to)} {...rest} />,
  useMatch: (pattern) => original.useMatch({ ...pattern, path: addressOf(pattern.path) }),
};
