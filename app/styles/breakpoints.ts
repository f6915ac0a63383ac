/** The breakpoints (specification § 9): 599, 899, 1099, 1300, 1552 and 2650 px. */
export const desde = {
  tablet: "screen and (min-width: 600px)",
  laptop: "screen and (min-width: 900px)",
  desktop: "screen and (min-width: 1100px)",
  wide: "screen and (min-width: 1301px)",
  widest: "screen and (min-width: 1553px)",
  cinema: "screen and (min-width: 2651px)",
} as const;

export const hasta = {
  mobile: "screen and (max-width: 599px)",
  tablet: "screen and (max-width: 899px)",
} as const;

/** A telephone of 360 px whose letters are enlarged to 130 % or more: nothing is fixed to its bottom. */
export const conLetraGrande = "screen and (max-width: 17.4em)";
