import { createGlobalTheme, createThemeContract, globalStyle, assignVars } from "@vanilla-extract/css";

/** Only colours change with the mode, so only colours are custom properties: the rest costs no bytes twice. */
export const color = createThemeContract({
  background: null,
  surface: null,
  soft: null,
  text: null,
  textSoft: null,
  border: null,
  borderStrong: null,
  accent: null,
  accentHover: null,
  onAccent: null,
  accentSoft: null,
  calido: null,
  onAccentSoft: null,
  error: null,
  errorSoft: null,
  exito: null,
  exitoSoft: null,
  advertencia: null,
  advertenciaSoft: null,
  info: null,
  infoSoft: null,
  shadow: null,
  veil: null,
});

type Pair = { strong: string; soft: string };
const pair = { strong: null, soft: null };

export const especialidad = createThemeContract({
  psicologia: pair,
  nutricion: pair,
  finanzas: pair,
  veterinaria: pair,
  coaching: pair,
  "servicios-exclusivos": pair,
});

createGlobalTheme(":root", color, {
  background: "#fcfbf9",
  surface: "#fff",
  soft: "#f3f1ec",
  text: "#1b2a28",
  textSoft: "#52605d",
  border: "#e2dfd8",
  borderStrong: "#7b8783",
  accent: "#0b6355",
  accentHover: "#084a40",
  onAccent: "#fff",
  accentSoft: "#dff0ea",
  calido: "#fdeeda",
  onAccentSoft: "#0a4d43",
  error: "#b3261e",
  errorSoft: "#fdecea",
  exito: "#1d6b34",
  exitoSoft: "#e5f4e8",
  advertencia: "#7a4d00",
  advertenciaSoft: "#fdf1d6",
  info: "#1c5a8a",
  infoSoft: "#e5f1fa",
  shadow: "rgb(27 42 40 / 8%)",
  veil: "rgb(14 25 23 / 52%)",
});

const LIGHT: Record<keyof typeof especialidad, Pair> = {
  psicologia: { strong: "#5a3e9b", soft: "#efeafb" },
  nutricion: { strong: "#3a661c", soft: "#e9f3de" },
  finanzas: { strong: "#775000", soft: "#fbefcf" },
  veterinaria: { strong: "#98401a", soft: "#fde9df" },
  coaching: { strong: "#98275f", soft: "#fce8f1" },
  "servicios-exclusivos": { strong: "#1f5680", soft: "#e3f0f9" },
};
createGlobalTheme(":root", especialidad, LIGHT);

globalStyle(":root", {
  colorScheme: "light dark",
  "@media": {
    "(prefers-color-scheme: dark)": {
      vars: {
        ...assignVars(color, {
          background: "#0f1615",
          surface: "#18211f",
          soft: "#1e2927",
          text: "#e9f0ee",
          textSoft: "#a9b8b4",
          border: "#2c3936",
          borderStrong: "#76877f",
          accent: "#73d5c0",
          accentHover: "#95e5d3",
          onAccent: "#04231d",
          accentSoft: "#16362f",
          calido: "#2b2318",
          onAccentSoft: "#aeecdd",
          error: "#ffb4ab",
          errorSoft: "#3d1d1a",
          exito: "#9ad9a6",
          exitoSoft: "#17301d",
          advertencia: "#f2cd86",
          advertenciaSoft: "#352a12",
          info: "#a3d0f5",
          infoSoft: "#172c3d",
          shadow: "rgb(0 0 0 / 35%)",
          veil: "rgb(0 0 0 / 66%)",
        }),
        ...assignVars(especialidad, {
          psicologia: { strong: "#cabbff", soft: "#2b2443" },
          nutricion: { strong: "#b6dc93", soft: "#22301a" },
          finanzas: { strong: "#f0cb74", soft: "#352a12" },
          veterinaria: { strong: "#ffb698", soft: "#3b2418" },
          coaching: { strong: "#f9b0d3", soft: "#3b1e2d" },
          "servicios-exclusivos": { strong: "#a3d0f5", soft: "#182b3b" },
        }),
      },
    },
  },
});
