import { forwardRef, useCallback } from 'react';
import {
  type LinkBaseProps,
  type RouterNavigateFunction,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'react-admin';
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

function useNavigate(): RouterNavigateFunction {
  const navigate = original.useNavigate();
  return useCallback(
    (to, options) => navigate(typeof to === 'number' ? to : target(to), options),
    [navigate],
  );
}

/** React Router, with the addresses that react-admin builds turned into those of the product. */
export const router: RouterProvider = {
  ...original,
  Link,
  useNavigate,
  Navigate: ({ to, ...rest }) => <original.Navigate to={target(to)} {...rest} />,
  useMatch: (pattern) => original.useMatch({ ...pattern, path: addressOf(pattern.path) }),
};
