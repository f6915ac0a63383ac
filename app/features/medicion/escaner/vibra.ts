/**
 * Attribute of an element that announces the end of a count while nobody looks at the screen: the page then vibrates.
 */
export const VIBRA = "data-vibra";
