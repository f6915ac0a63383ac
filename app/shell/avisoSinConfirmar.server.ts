import { avisoSinConfirmar } from "./avisoSinConfirmar.css";

/**
 * What a public page says at its end while the database is out of reach and it comes from memory. It is text and not a
 * component: it is put into a page that was rendered before anybody knew.
 */
export const AVISO_DE_DATOS_SIN_CONFIRMAR =
  `<p class="${avisoSinConfirmar}" role="status">` +
  "Ahora no podemos confirmar los horarios: pueden haber cambiado desde hace unos minutos.</p>";
