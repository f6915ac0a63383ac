/** Contrast themes of Windows paint every ground, letter and edge alike (CSS Color Adjustment). */
export const FORCED_COLORS = "(forced-colors: active)";

/** The system's own mark of a choice, for what colours alone tell otherwise. It rules over the colours of the thing. */
export const markedWhenForced = {
  "@media": {
    [FORCED_COLORS]: {
      forcedColorAdjust: "none",
      background: "Highlight !important",
      color: "HighlightText !important",
    },
  },
} as const;
