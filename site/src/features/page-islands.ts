/** The islands of most signed-in pages. One module, because a file of its own weighs more for each than its code. */
export { default as FirstSteps } from './first-steps/FirstSteps.tsx';
export { default as FollowProject } from './follow/FollowProject.tsx';
export { default as InvestButton } from './investment/InvestButton.tsx';
export { default as OwnStake } from './investment/OwnStake.tsx';
export { default as Notices } from './notices/Notices.tsx';
export { default as KeepFresh } from './own-home/KeepFresh.tsx';
export { default as Promotions } from './promotions/Promotions.tsx';
export { default as AskQuestion } from './questions/AskQuestion.tsx';
export { default as AccountBar } from './session/AccountBar.tsx';
export { default as SessionFailure } from './session/SessionFailure.tsx';
export { default as HelpButton } from './support/HelpButton.tsx';
export { default as Tour } from './tour/Tour.tsx';
export { default as TourOffer } from './tour/TourOffer.tsx';
