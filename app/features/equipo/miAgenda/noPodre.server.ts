import { cancelacionPropia, RECHAZOS_DE_MI_AGENDA } from "~/domain/agenda/miAgenda/miAgenda";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { exigir } from "~/shell/responder";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirMiembro, leerCampos } from "../marco/sesion.server";

const idCitaDe = ({ params }: Pick<LoaderArgs, "params">) => params.idCita ?? "";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { inicio, especialidad, persona, abierta } = exigir(
    await services.agenda.verSesionQueSeDeja(miembro, { idCita: idCitaDe(args) }),
    RECHAZOS_DE_MI_AGENDA,
  );
  return { persona, especialidad, cuando: diaYHora(inicio, services.now()), abierta };
}

export async function action(args: ActionArgs) {
  const miembro = await exigirMiembro(args);
  return recibir(await leerCampos(args), {
    esquema: cancelacionPropia,
    rechazos: RECHAZOS_DE_MI_AGENDA,
    pedir: ({ compensacion }) =>
      services.agenda.dejarSesion(miembro, { idCita: idCitaDe(args), compensacion }),
    luego: (_, { compensacion }) => seguirEn(`/equipo/mi-agenda?hecho=${compensacion}`),
  });
}
