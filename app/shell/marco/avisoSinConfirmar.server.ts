import { HUECO_DE_AVISO } from "./Pagina";
import { avisoSinConfirmar } from "./Pagina.css";

/**
 * Notice under the header of a page with free times that comes from memory, while the database is out of reach. It is
 * text and not a component: it is put into a page that was rendered earlier.
 */
export const AVISO_DE_DATOS_SIN_CONFIRMAR = {
  slot: `<div id="${HUECO_DE_AVISO}"></div>`,
  notice:
    `<div id="${HUECO_DE_AVISO}" class="${avisoSinConfirmar}" role="status">` +
    "Ahora no podemos confirmar los horarios: pueden haber cambiado desde hace unos minutos.</div>",
};
