import { RECHAZOS_DE_MI_AGENDA } from "~/domain/agenda/miAgenda/miAgenda";
import { ILEGIBLE } from "~/domain/agenda/notas/nota";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { exigir } from "~/shell/responder";
import type { LoaderArgs } from "~/shell/route";
import { exigirMiembro } from "../marco/sesion.server";

export async function loader(args: LoaderArgs) {
  const miembro = await exigirMiembro(args);
  const { inicio, persona, compartido } = exigir(
    await services.agenda.leerNotaDeSesion(miembro, { idCita: args.params.idCita ?? "" }),
    RECHAZOS_DE_MI_AGENDA,
  );
  return {
    persona,
    cuando: diaYHora(inicio, services.now()),
    nota: compartido && {
      texto: compartido.texto ?? ILEGIBLE,
      sesiones: (compartido.sesiones ?? []).map((sesion) => ({
        cuando: diaYHora(sesion.inicio, services.now()),
        especialista: sesion.especialista,
      })),
    },
  };
}
