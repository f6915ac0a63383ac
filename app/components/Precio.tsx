import { soles } from "~/domain/shared/dinero";
import * as css from "./Precio.css";

/** Prices include IGV everywhere; `conIgv` says so where the reader decides. */
export function Precio({ centimos, conIgv = false }: { centimos: number; conIgv?: boolean }) {
  return (
    <span className={css.precio}>
      {soles(centimos)}
      {conIgv && <span className={css.nota}> con IGV</span>}
    </span>
  );
}
