export const followWords = ['project.follow'];

/** The messages for the list of followed projects. */
export const ownFollowWords = [
  'project.follow.list',
  'project.follow.opensOn',
  'project.follow.stop',
  'project.follow.failed',
  'project.phases',
];
