import * as css from "./sorteo.css";

/** A digest or a seed: long, and broken wherever the line ends. */
export const Hexadecimal = ({ children }: { children: string }) => (
  <code className={css.hexadecimal}>{children}</code>
);
