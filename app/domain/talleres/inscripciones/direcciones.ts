import { direccionDeTaller } from "../../contenido/contenido";
import { DIRECCION_DE_MI_ZONA } from "../../shared/navegacion/destino";
import type { ClaveDeFecha } from "./inscripcion";

/** The page of a workshop at one of its dates. */
export const direccionDeFecha = ({ url, fecha }: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeTaller({ url })}?${new URLSearchParams({ fecha })}`;

/** The same page, asking whether to give up a place that was paid. */
export const direccionParaPreguntar = (suya: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeFecha(suya)}&dejar#tu-lugar`;

/** The room of a date, for who has a place in it. */
export const direccionDeSala = ({ url, fecha }: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeTaller({ url })}/sala?${new URLSearchParams({ fecha })}`;

/** The page of whoever leads a date, by their link. */
export const direccionDeAnfitrion = (llave: string) =>
  `/bienestar-en-vivo/anfitrion?${new URLSearchParams({ llave })}`;

/** The same page, asking whether to end it for everybody. */
export const direccionParaTerminar = (llave: string) => `${direccionDeAnfitrion(llave)}&terminar#terminar`;

/** The file of a place for somebody's own calendar. */
export const direccionDelEvento = ({ url, fecha }: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeTaller({ url })}/taller.ics?${new URLSearchParams({ fecha })}`;

/** Where somebody's places are, whatever they are of: the address that says the least. */
export const MIS_LUGARES = DIRECCION_DE_MI_ZONA;

/**
 * Gives a place up without signing in; the page has a button, opening it changes nothing. It says nothing of what the
 * place is in: it stands in mails that may have more than one reader.
 */
export const direccionParaDejar = (llave: string) => `/dejar-mi-lugar?${new URLSearchParams({ llave })}`;
