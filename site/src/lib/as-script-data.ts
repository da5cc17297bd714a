/** JSON for a script element: what staff wrote must not be able to end the script. */
export const asScriptData = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
