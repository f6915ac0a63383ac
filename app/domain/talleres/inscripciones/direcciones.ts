import { direccionDeTaller } from "../../contenido/contenido";
import { DIRECCION_DE_MI_AGENDA } from "../../shared/navegacion/destino";
import type { ClaveDeFecha } from "./inscripcion";

/** The page of a workshop at one of its dates. */
export const direccionDeFecha = ({ url, fecha }: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeTaller({ url })}?${new URLSearchParams({ fecha })}`;

/** Page of the date with the question whether to give up a paid place. */
export const direccionParaPreguntar = (fechaDelTaller: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeFecha(fechaDelTaller)}&dejar#tu-lugar`;

/** Room of a date, for people with a place in it. */
export const direccionDeSala = ({ url, fecha }: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeTaller({ url })}/sala?${new URLSearchParams({ fecha })}`;

/** Page of the host of a date, by the host's signed link. */
export const direccionDeAnfitrion = (llave: string) =>
  `/bienestar-en-vivo/anfitrion?${new URLSearchParams({ llave })}`;

/** Page of the host with the question whether to end the date for everybody. */
export const direccionParaTerminar = (llave: string) => `${direccionDeAnfitrion(llave)}&terminar#terminar`;

/** Address of the calendar file of a place. */
export const direccionDelEvento = ({ url, fecha }: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeTaller({ url })}/taller.ics?${new URLSearchParams({ fecha })}`;

/** Page with the person's places. Its address does not name a workshop. */
export const MIS_LUGARES = DIRECCION_DE_MI_AGENDA;

/**
 * Page that gives up a place without signing in. Opening it changes nothing; its button does, because mail scanners
 * open links. The address does not name the workshop, because other people may see the mail.
 */
export const direccionParaDejar = (llave: string) => `/dejar-mi-lugar?${new URLSearchParams({ llave })}`;
