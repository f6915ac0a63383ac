import { createGlobalTheme, createThemeContract, globalStyle, assignVars } from "@vanilla-extract/css";
import { DARK, LIGHT } from "./palette";

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

createGlobalTheme(":root", color, LIGHT);

const ESPECIALIDADES: Record<keyof typeof especialidad, Pair> = {
  psicologia: { strong: "#5a3e9b", soft: "#efeafb" },
  nutricion: { strong: "#3a661c", soft: "#e9f3de" },
  finanzas: { strong: "#775000", soft: "#fbefcf" },
  veterinaria: { strong: "#98401a", soft: "#fde9df" },
  coaching: { strong: "#98275f", soft: "#fce8f1" },
  "servicios-exclusivos": { strong: "#1f5680", soft: "#e3f0f9" },
};
createGlobalTheme(":root", especialidad, ESPECIALIDADES);

globalStyle(":root", {
  colorScheme: "light dark",
  "@media": {
    "(prefers-color-scheme: dark)": {
      vars: {
        ...assignVars(color, DARK),
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
