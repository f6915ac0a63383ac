/** Steps of 4 px. */
export const space = {
  1: "4px",
  2: "8px",
  3: "12px",
  4: "16px",
  5: "20px",
  6: "24px",
  8: "32px",
  10: "40px",
  12: "48px",
  16: "64px",
  24: "96px",
} as const;

/** Sizes in rem, so that the reader's own font size rules (WCAG 2.2, 1.4.4); the large ones grow with the window. */
export const text = {
  small: "0.875rem",
  body: "1rem",
  lead: "1.125rem",
  h3: "1.1875rem",
  card: "1.3125rem",
  h2: "clamp(1.5rem, 1.3rem + 0.9vw, 2rem)",
  h1: "clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)",
  hero: "clamp(2.25rem, 1.5rem + 3.1vw, 3.75rem)",
} as const;

export const radius = { field: "10px", card: "20px", sheet: "24px", pill: "999px" } as const;

export const TARGET = "44px";

/** The longest word in the bar at the bottom of a telephone, at any size of letters, clear of its neighbours. */
export const NAME_IN_BAR = "4rem";

/** Timings; all are off under prefers-reduced-motion (reset.css.ts; WCAG 2.2, 2.3.3). */
export const motion = { step: "10ms", open: "100ms", sheet: "150ms", close: "300ms" } as const;
