import { desde } from "~/styles/breakpoints";
import { color } from "~/styles/theme.css";
import { space } from "~/styles/tokens";

const UNA_COLUMNA = "minmax(0, 1fr)";

/** Rules of a row under a line: its parts stand below each other on a phone, and in columns from a tablet on. */
export const filaEn = (columnas: string) => ({
  display: "grid",
  gap: `${space[1]} ${space[6]}`,
  alignItems: "center",
  paddingBlock: space[3],
  borderTop: `1px solid ${color.border}`,
  gridTemplateColumns: UNA_COLUMNA,
  "@media": { [desde.tablet]: { gridTemplateColumns: columnas } },
});

/** Rules of a page with a part beside it from a laptop on; below it on a smaller screen. */
export const conLado = (ancho: string) => ({
  display: "grid",
  gap: space[8],
  alignItems: "start",
  gridTemplateColumns: UNA_COLUMNA,
  "@media": { [desde.laptop]: { gridTemplateColumns: `${UNA_COLUMNA} ${ancho}` } },
});
