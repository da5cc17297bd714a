import { createContext, useContext } from 'react';

/** Whether forms that are dialogs elsewhere are shown as a part of the page. */
const FormInPage = createContext(false);
export const FormInPageProvider = FormInPage.Provider;
export const useFormInPage = (): boolean => useContext(FormInPage);
