/** Whether a dialog has the focus, such as the search. A page that changes behind it must not take the focus away. */
export const isDialogOpen = (): boolean => document.querySelector('[role=dialog]') !== null;
