import * as css from "./Esqueleto.css";

/** The shape of what is on its way. Say in words, beside it, what is being loaded. */
export function Esqueleto({ forma = "linea" }: { forma?: keyof typeof css.esqueleto }) {
  return <div aria-hidden="true" className={css.esqueleto[forma]} />;
}
