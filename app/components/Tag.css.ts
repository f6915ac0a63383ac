import { style, styleVariants } from "@vanilla-extract/css";
import { SLUGS_DE_ESPECIALIDAD } from "~/domain/shared/especialidades/especialidad";
import { color, especialidad } from "~/styles/theme.css";
import { radius, space, text } from "~/styles/tokens";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  width: "fit-content",
  padding: `2px ${space[3]}`,
  borderRadius: radius.pill,
  fontSize: text.small,
  fontWeight: 600,
});

export const tag = styleVariants(
  {
    neutral: [color.text, color.soft],
    accent: [color.onAccentSoft, color.accentSoft],
    info: [color.info, color.infoSoft],
    exito: [color.exito, color.exitoSoft],
    advertencia: [color.advertencia, color.advertenciaSoft],
    error: [color.error, color.errorSoft],
  },
  ([strong, soft]) => [base, { background: soft, color: strong }],
);

/** Colours of a specialty, for any element. */
export const tint = styleVariants(
  Object.fromEntries(SLUGS_DE_ESPECIALIDAD.map((slug) => [slug, especialidad[slug]])) as typeof especialidad,
  // The class is doubled, so that it also wins over a component with a background of its own.
  ({ strong, soft }) => ({ selectors: { "&&": { background: soft, color: strong } } }),
);
export const ofSpecialty = base;
