import * as css from "./sorteo.css";

/** A digest or a seed in hexadecimal. It is long, and may break at any character. */
export const Hexadecimal = ({ children }: { children: string }) => (
  <code className={css.hexadecimal}>{children}</code>
);
