/** An attribute of what has just come to its end while nobody looked: where it stands, its page vibrates. */
export const VIBRA = "data-vibra";
