/** The islands of every signed-in page. One module, so that a page loads one file for them. */
export { default as Notices } from './notices/Notices.tsx';
export { default as AccountBar } from './session/AccountBar.tsx';
export { default as SessionFailure } from './session/SessionFailure.tsx';
export { default as HelpButton } from './support/HelpButton.tsx';
export { default as Tour } from './tour/Tour.tsx';
