import { direccionDeTaller } from "../../contenido/contenido";
import type { ClaveDeFecha } from "./inscripcion";

/** The page of a workshop at one of its dates. */
export const direccionDeFecha = ({ url, fecha }: { url: string } & Pick<ClaveDeFecha, "fecha">) =>
  `${direccionDeTaller({ url })}?${new URLSearchParams({ fecha })}`;

/** Gives a place up without signing in; the page has a button, opening it changes nothing. */
export const direccionParaDejar = (llave: string) =>
  `/bienestar-en-vivo/dejar-mi-lugar?${new URLSearchParams({ llave })}`;
