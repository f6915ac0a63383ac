import { classNames } from "~/components/classNames";
import { soloLectores, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "~/shell/marco/Cabecera.css";
import guion from "./guion?worker&url";
import { SUGERENCIAS } from "~/shell/marco/bloque";

/** Suggestions below a search box: links, hidden until the script has found some. */
export function Sugerencias() {
  return (
    <section id={SUGERENCIAS} aria-label="Lo que buscas" data-guion={guion} hidden>
      <p role="status" className={soloLectores} />
      <ul aria-label="Sugerencias" className={css.sugerencias} hidden />
      <template>
        <li>
          <a className={css.sugerencia}>
            <span /> <span className={classNames(textoSuave, textoChico)} />
          </a>
        </li>
      </template>
    </section>
  );
}
