/** The breakpoints of the specification. Mobile up to 599 px, tablet up to 899 px. */
export const BREAKPOINT_EN_PX = {
  mobile: 599,
  tablet: 899,
  laptop: 1099,
  desktop: 1300,
  wide: 1552,
  cinema: 2650,
} as const;

export const desde = {
  tablet: "screen and (min-width: 600px)",
  laptop: "screen and (min-width: 900px)",
  desktop: "screen and (min-width: 1100px)",
  wide: "screen and (min-width: 1301px)",
  widest: "screen and (min-width: 1553px)",
  cinema: "screen and (min-width: 2651px)",
} as const;

export const hasta = { mobile: "screen and (max-width: 599px)" } as const;
