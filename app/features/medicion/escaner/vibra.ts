/** Attribute of an element that tells the end of something while nobody looked: with it the page vibrates. */
export const VIBRA = "data-vibra";
