import { HUECO_DE_AVISO } from "./Pagina";
import { avisoSinConfirmar } from "./Pagina.css";

/**
 * What a page with free times says under its header while the database is out of reach and it comes from memory. It
 * is text and not a component: it is put into a page that was rendered before anybody knew.
 */
export const AVISO_DE_DATOS_SIN_CONFIRMAR = {
  slot: `<div id="${HUECO_DE_AVISO}"></div>`,
  notice:
    `<div id="${HUECO_DE_AVISO}" class="${avisoSinConfirmar}" role="status">` +
    "Ahora no podemos confirmar los horarios: pueden haber cambiado desde hace unos minutos.</div>",
};
