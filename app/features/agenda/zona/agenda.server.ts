import { leerParte } from "~/shell/partes/partes.server";
import type { LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { zonaDelDispositivo } from "../zonaDelDispositivo.server";
import { agendaEnPalabras } from "./zona.server";

/** Sessions and workshops of a person, past and to come; null when they cannot be read. */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const agenda = await leerParte(context, agendaEnPalabras(idPersona, zonaDelDispositivo(request)));
  return { agenda: agenda.estado === "success" ? agenda.valor : null };
}
