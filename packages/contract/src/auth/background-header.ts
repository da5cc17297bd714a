/** Marks a request that the page sends without the user, such as refreshing a count. It does not extend the session. */
export const backgroundHeader = 'x-by-itself';
