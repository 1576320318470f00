// Small helps for texts in both languages.

/** With a small first letter, as inside a sentence. */
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** With a capital first letter. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "wood ×2" */
export const times = (text: string, count: number): string => (count === 1 ? text : `${text} ×${count}`);

/** What follows the kind in an element's id. */
export const which = (element: string): string => element.slice(element.indexOf(":") + 1);
export const kindOf = (element: string): string => element.slice(0, element.indexOf(":"));
