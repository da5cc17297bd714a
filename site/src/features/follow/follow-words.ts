export const followWords = ['project.follow', 'common.actions.retry'];

/** The messages for the list of followed projects. */
export const ownFollowWords = [
  'project.follow.list',
  'project.follow.opensOn',
  'project.follow.stop',
  'project.follow.failed',
  'project.phases',
];
